import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { loadConfig } from './environment.ts';

const RANDOM_SECRET = '6a09e667f3bcc908b2fb1366ea957d3e';
const TWILIO = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  SMS_FROM: 'Vizit',
};
const SMPP = {
  SMS_PROVIDER: 'smpp',
  SMPP_URL: 'smpp://vizit:p%40ss@centre',
  SMS_FROM: '+36301112233',
};

test('loadConfig serves every country on port 3000 with embedded databases by default', () => {
  expect(loadConfig({})).toMatchObject({
    environment: 'development',
    port: 3000,
    metricsPort: undefined,
    countries: ['kz', 'kg', 'hu', 'ro', 'ae'],
    defaultCountry: 'hu',
    dataDir: resolve('.data'),
    databaseUrls: new Map(),
    databasePoolSize: 10,
    sms: { provider: 'console' },
    secret: undefined,
    flagOverrides: {},
    corsOrigins: [],
    trustedProxyHops: 0,
    logLevel: 'info',
  });
});

test('loadConfig treats a variable that is set but empty as not set', () => {
  expect(loadConfig({ PORT: '', COUNTRIES: ' ', FLAGS_HU: '', SECRET: '' })).toEqual(
    loadConfig({}),
  );
});

test('loadConfig serves the countries listed in COUNTRIES', () => {
  expect(loadConfig({ COUNTRIES: 'hu, ro,hu' }).countries).toEqual(['hu', 'ro']);
});

test('the first country in COUNTRIES is the default when hu is not served', () => {
  expect(loadConfig({ COUNTRIES: 'ro,kz' }).defaultCountry).toBe('ro');
});

test('hu is the default country at any position in COUNTRIES', () => {
  expect(loadConfig({ COUNTRIES: 'ro,hu' }).defaultCountry).toBe('hu');
});

test('loadConfig appends the country to the database name and keeps the query string', () => {
  const { databaseUrls } = loadConfig({
    COUNTRIES: 'hu,kz',
    DATABASE_URL: 'postgres://u:p@db:5433/vizit?sslmode=require',
  });
  expect([...databaseUrls]).toEqual([
    ['hu', 'postgres://u:p@db:5433/vizit_hu?sslmode=require'],
    ['kz', 'postgres://u:p@db:5433/vizit_kz?sslmode=require'],
  ]);
});

test('the database URL of a country is preferred, and unchanged', () => {
  const { databaseUrls } = loadConfig({
    COUNTRIES: 'hu,ro',
    DATABASE_URL: 'postgres://a/vizit',
    DATABASE_URL_RO: 'postgresql://b/romania',
  });
  expect(Object.fromEntries(databaseUrls)).toEqual({
    hu: 'postgres://a/vizit_hu',
    ro: 'postgresql://b/romania',
  });
});

test('direct, migration and replica URLs are read like DATABASE_URL', () => {
  const { directDatabaseUrls, migrationUrls, replicaUrls } = loadConfig({
    COUNTRIES: 'hu,ro',
    DATABASE_URL: 'postgres://pooler:6432/vizit',
    DATABASE_DIRECT_URL: 'postgres://primary/vizit',
    DATABASE_REPLICA_URL_RO: 'postgres://replica/romania',
    DATABASE_MIGRATION_URL_HU: 'postgres://owner@primary/vizit_hu',
  });
  expect(Object.fromEntries(directDatabaseUrls)).toEqual({
    hu: 'postgres://primary/vizit_hu',
    ro: 'postgres://primary/vizit_ro',
  });
  expect(Object.fromEntries(replicaUrls)).toEqual({ ro: 'postgres://replica/romania' });
  expect(Object.fromEntries(migrationUrls)).toEqual({
    hu: 'postgres://owner@primary/vizit_hu',
  });
});

test('a database URL for one country leaves the other countries with embedded databases', () => {
  const { databaseUrls } = loadConfig({ DATABASE_URL_RO: 'postgres://b/romania' });
  expect([...databaseUrls.keys()]).toEqual(['ro']);
});

test('feature flags are overridden per country', () => {
  const { flagOverrides } = loadConfig({
    FLAGS_HU: '{"otp":false}',
    FLAGS_KZ: '{"surname":true,"map":false}',
  });
  expect(flagOverrides).toEqual({ hu: { otp: false }, kz: { surname: true, map: false } });
});

test('loadConfig removes the trailing slash of origins and base URLs', () => {
  const config = loadConfig({
    COUNTRIES: 'hu',
    API_BASE_URL: 'https://api.example.com/',
    CORS_ORIGINS: 'https://a.example.com/, http://localhost:5173',
  });
  expect(config.apiBaseUrls.get('hu')).toEqual({ api: 'https://api.example.com', front: '' });
  expect(config.corsOrigins).toEqual(['https://a.example.com', 'http://localhost:5173']);
});

test('base URLs of the API are empty by default, so pages call their own origin', () => {
  const { apiBaseUrls } = loadConfig({ COUNTRIES: 'hu,ro' });
  expect(apiBaseUrls).toEqual(
    new Map([
      ['hu', { api: '', front: '' }],
      ['ro', { api: '', front: '' }],
    ]),
  );
});

test('base URLs of the API are set per country', () => {
  const { apiBaseUrls } = loadConfig({
    COUNTRIES: 'hu,ro',
    API_BASE_URL_HU: 'https://api.example.hu',
    FRONT_API_BASE_URL_RO: 'https://front.example.ro',
  });
  expect(apiBaseUrls.get('hu')).toEqual({ api: 'https://api.example.hu', front: '' });
  expect(apiBaseUrls.get('ro')).toEqual({ api: '', front: 'https://front.example.ro' });
});

test('SMS provider reads the settings of Twilio', () => {
  const settings = {
    provider: 'twilio',
    accountSid: TWILIO.TWILIO_ACCOUNT_SID,
    authToken: 'token',
    from: 'Vizit',
    baseUrl: 'https://api.twilio.com',
  };
  expect(loadConfig(TWILIO).sms).toEqual(settings);
  const from = `MG${'a'.repeat(32)}`;
  expect(loadConfig({ ...TWILIO, SMS_FROM: from }).sms).toEqual({ ...settings, from });
});

test('SMS provider reads the settings of SMPP with and without TLS', () => {
  const settings = {
    provider: 'smpp',
    host: 'centre',
    port: 2775,
    isSecure: false,
    user: 'vizit',
    password: 'p@ss',
    from: '+36301112233',
  };
  expect(loadConfig(SMPP).sms).toEqual(settings);
  const secure = { ...SMPP, SMPP_URL: 'ssmpp://vizit:p%40ss@centre:9000' };
  expect(loadConfig(secure).sms).toEqual({ ...settings, port: 9000, isSecure: true });
});

describe('production', () => {
  const production = { ...TWILIO, NODE_ENV: 'production', SECRET: RANDOM_SECRET };

  test('production listens on every address with an SMS provider and a secret, unless HOST is set', () => {
    const config = loadConfig(production);
    expect(config).toMatchObject({ environment: 'production', secret: RANDOM_SECRET });
    expect(config.host).toMatch(/^(?:::|0\.0\.0\.0)$/);
    expect(loadConfig({ ...production, HOST: '192.0.2.1' }).host).toBe('192.0.2.1');
  });

  test.each([
    [{ SMS_PROVIDER: '' }, /^SMS_PROVIDER: must be twilio or smpp in production/],
    [{ SMS_PROVIDER: 'console' }, /^SMS_PROVIDER: must be twilio or smpp in production/],
    [{ SECRET: '' }, /^SECRET: is required in production: 32 or more random characters/],
    [{ SECRET: 'short' }, /^SECRET: must have at least 32 characters/],
    [{ SECRET: 'x'.repeat(40) }, /^SECRET: repeats a few characters/],
    [{ SECRET: 'abcabc1'.repeat(8) }, /^SECRET: repeats a few characters/],
    [{ SECRET: `Replace-Me-${RANDOM_SECRET}` }, /^SECRET: still has the "replace-me"/],
    [{ DATABASE_URL: 'postgres://vizit_app:replace-me@db/vizit' }, /^DATABASE_URL: still has/],
  ])('the environment %o is rejected in production', (env, message) => {
    expect(() => loadConfig({ ...production, ...env })).toThrow(ConfigError);
    expect(() => loadConfig({ ...production, ...env })).toThrow(message);
  });

  test('a secret that production rejects is not printed in the error', () => {
    const secret = 'hunter2'.repeat(6);
    expect(() => loadConfig({ ...production, SECRET: secret })).not.toThrow(/hunter2/);
  });
});

test('a process outside production listens on loopback only, unless HOST is set', () => {
  expect(loadConfig({}).host).toBe('localhost');
  expect(loadConfig({ HOST: '::' }).host).toBe('::');
});

test('a process outside production needs neither an SMS provider nor a secret', () => {
  expect(loadConfig({})).toMatchObject({ sms: { provider: 'console' }, secret: undefined });
});

test('metrics are served on loopback only, unless METRICS_HOST is set', () => {
  expect(loadConfig({ METRICS_PORT: '9464' }).metricsHost).toBe('127.0.0.1');
  expect(loadConfig({ METRICS_HOST: '0.0.0.0', HOST: '::1' }).metricsHost).toBe('0.0.0.0');
});

test('pages link to no other site and load no Google tag by default', () => {
  expect(loadConfig({})).toMatchObject({ googleTagId: null, signInLinks: {} });
});

test("pages have the Google tag and the sign-in links of the operator's settings", () => {
  const config = loadConfig({
    GOOGLE_TAG_ID: 'G-ABC1234567',
    PATIENT_LOGIN_URL_HU: 'https://my.example.hu/login?from=vizit',
    CLINIC_CABINET_URL_KZ: 'https://clinics.example.kz',
  });
  expect(config.googleTagId).toBe('G-ABC1234567');
  expect(config.signInLinks).toEqual({
    kz: { clinicCabinetUrl: 'https://clinics.example.kz' },
    hu: { patientLoginUrl: 'https://my.example.hu/login?from=vizit' },
  });
});

test.each([
  [{ PORT: '70000' }, /^PORT: must be a whole number from 0 to 65535/],
  [{ PORT: '3e3' }, /^PORT: /],
  [{ PORT: '-1' }, /^PORT: /],
  [{ PORT: '4000', METRICS_PORT: '4000' }, /^METRICS_PORT: must differ from PORT/],
  [{ NODE_ENV: 'staging' }, /^NODE_ENV: .*development, test, production/],
  [{ COUNTRIES: 'hu,de' }, /^COUNTRIES: "de" .* kz, kg, hu, ro, ae/],
  [{ COUNTRIES: 'HU' }, /^COUNTRIES: "HU" is not a country/],
  [{ DEFAULT_COUNTRY: 'xx' }, /^DEFAULT_COUNTRY: "xx" is not a country/],
  [{ COUNTRIES: 'ro', DEFAULT_COUNTRY: 'hu' }, /^DEFAULT_COUNTRY: "hu" is not served/],
  [{ DATABASE_POOL_SIZE: '0' }, /^DATABASE_POOL_SIZE: .* 1 to 200/],
  [{ SMS_PROVIDER: 'pigeon' }, /^SMS_PROVIDER: .* may be console, twilio, smpp/],
  [{ SMS_PROVIDER: 'twilio' }, /^TWILIO_ACCOUNT_SID: is required by SMS_PROVIDER/],
  [{ ...TWILIO, TWILIO_ACCOUNT_SID: 'SK0' }, /^TWILIO_ACCOUNT_SID: must be AC and 32 digits/],
  [{ ...TWILIO, TWILIO_AUTH_TOKEN: '' }, /^TWILIO_AUTH_TOKEN: is required/],
  [{ ...TWILIO, SMS_FROM: '' }, /^SMS_FROM: is required/],
  [{ ...TWILIO, SMS_FROM: 'A very long name' }, /^SMS_FROM: must be a number such as/],
  [{ ...TWILIO, SMS_FROM: '36201234567' }, /^SMS_FROM: must be a number such as/],
  [{ ...TWILIO, TWILIO_BASE_URL: 'api.twilio.com' }, /^TWILIO_BASE_URL: must be an address/],
  [{ SMS_PROVIDER: 'smpp', SMS_FROM: 'Vizit' }, /^SMPP_URL: must be smpp:/],
  [{ ...SMPP, SMPP_URL: 'http://u:p@centre' }, /^SMPP_URL: must be smpp:/],
  [{ ...SMPP, SMPP_URL: 'smpp://centre:2775' }, /^SMPP_URL: must be smpp:/],
  [{ SECRET: 'short' }, /^SECRET: must have at least 32 characters/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: .* fatal, error, warn/],
  [{ API_BASE_URL: 'api.example.com' }, /^API_BASE_URL: must be an address/],
  [{ API_BASE_URL: 'https://api.example.com' }, /^API_BASE_URL: .* set API_BASE_URL_KZ/],
  [{ FRONT_API_BASE_URL_HU: 'front' }, /^FRONT_API_BASE_URL_HU: must be an address/],
  [{ CORS_ORIGINS: '*' }, /^CORS_ORIGINS: "\*" is not an origin/],
  [{ CORS_ORIGINS: 'https://a.example.com/app' }, /^CORS_ORIGINS: /],
  [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY: /],
  [{ SHUTDOWN_GRACE_MS: '1.5' }, /^SHUTDOWN_GRACE_MS: /],
  [{ DATABASE_URL: 'mysql://db/vizit' }, /^DATABASE_URL: must be postgres:/],
  [{ DATABASE_URL: 'postgres://db' }, /^DATABASE_URL: .* with the database named/],
  [
    { DATABASE_REPLICA_URL: 'postgres://replica/vizit' },
    /^DATABASE_REPLICA_URL: needs DATABASE_URL, or DATABASE_URL_KZ/,
  ],
  [{ DATABASE_REPLICA_MAX_LAG_MS: '5' }, /^DATABASE_REPLICA_MAX_LAG_MS: /],
  [{ SHUTDOWN_DRAIN_MS: '-1' }, /^SHUTDOWN_DRAIN_MS: /],
  [{ FLAGS_HU: '{"otpp":true}' }, /^FLAGS_HU: "otpp" is not a flag; the flags are otp, /],
  [{ FLAGS_HU: '{"otp":"no"}' }, /^FLAGS_HU: flag "otp" must be true or false/],
  [{ FLAGS_HU: '{otp:false}' }, /^FLAGS_HU: must be a JSON object/],
  [{ FLAGS_HU: '["otp"]' }, /^FLAGS_HU: must be a JSON object/],
  [{ GOOGLE_TAG_ID: 'UA 1/../x' }, /^GOOGLE_TAG_ID: must be the id of a Google tag/],
  [{ PATIENT_LOGIN_URL_HU: 'javascript:alert(1)' }, /^PATIENT_LOGIN_URL_HU: must be an address/],
  [{ CLINIC_CABINET_URL_AE: '/cabinet' }, /^CLINIC_CABINET_URL_AE: must be an address/],
  [{ FLAGS_DE: '{}' }, /^FLAGS_DE: no such country/],
])('loadConfig rejects %o', (env, message) => {
  expect(() => loadConfig(env)).toThrow(ConfigError);
  expect(() => loadConfig(env)).toThrow(message);
});

test('an invalid SMPP URL is not printed in the error', () => {
  const wrong = { ...SMPP, SMPP_URL: 'smtp://u:hunter2@centre' };
  expect(() => loadConfig(wrong)).not.toThrow(/hunter2/);
});

test('an invalid database URL, which may hold a password, is not printed in the error', () => {
  expect(() => loadConfig({ DATABASE_URL: 'postgres://u:hunter2@db' })).not.toThrow(/hunter2/);
});
