import { expect, test } from 'vitest';
import { loadConfig } from '#server/config/environment.ts';
import { twilioSettings } from '#tests/support/servers/sms/twilio-settings.ts';
import { startText, startWarnings } from './announce.ts';

const TWILIO = twilioSettings('https://api.twilio.com');
const PRODUCTION = {
  ...TWILIO,
  NODE_ENV: 'production',
  SECRET: '6a09e667f3bcc908b2fb1366ea957d3e',
  DATABASE_URL: 'postgres://vizit_app@db/vizit',
};

test('startText lists the countries and says that only this machine can connect', () => {
  const text = startText(loadConfig({}), 3000);
  expect(text).toContain('hu  http://hu.localhost:3000  (hu, en, ru)');
  expect(text).toContain('Only this machine can connect. Set HOST=:: to open it to the network.');
  expect(text).toContain('http://localhost:3000/dev/sms');
});

test('startText shows the staff sites with their sign-in links, if there are any', () => {
  const links = [
    { site: 'operator', token: 'x'.repeat(43) },
    { site: 'operator', task: 'sets up clinics', token: 'y'.repeat(43) },
  ] as const;
  expect(startText(loadConfig({}), 3000, links)).toContain(
    `operator  http://operator.hu.localhost:3000/sign-in#${'x'.repeat(43)}`,
  );
  expect(startText(loadConfig({}), 3000, links)).toContain(
    `sign-in#${'y'.repeat(43)}  (sets up clinics)`,
  );
  expect(startText(loadConfig({}), 3000)).not.toContain('operator');
});

test('startText without demo data says how to create the first account', () => {
  const text = startText(loadConfig({ DEMO_DATA: 'off' }), 3000);
  expect(text).toContain('For staff: http://operator.hu.localhost:3000');
  expect(text).toContain('npm run staff -- --country hu --username NAME --role admin');
  expect(startText(loadConfig({}), 3000)).not.toContain('npm run staff');
});

test('startText says that other machines can connect to HOST=::', () => {
  expect(startText(loadConfig({ HOST: '::' }), 3000)).toContain('Listening on ::: other machines');
});

test.each([
  ['in production', PRODUCTION],
  ['with a real provider', TWILIO],
])('startText does not mention /dev/sms %s', (_when, env) => {
  expect(startText(loadConfig(env), 3000)).not.toMatch(/dev\/sms|made-up/);
});

test('startWarnings warns of a real provider or database without NODE_ENV=production', () => {
  expect(startWarnings(loadConfig({}))).toEqual([]);
  expect(startWarnings(loadConfig(PRODUCTION))).toEqual([]);
  const { DATABASE_URL } = PRODUCTION;
  expect(startWarnings(loadConfig({ ...TWILIO, DATABASE_URL }))).toEqual([
    expect.stringMatching(
      /^Warning: SMS_PROVIDER=twilio and DATABASE_URL without NODE_ENV=production/,
    ),
  ]);
  expect(startWarnings(loadConfig({ DATABASE_URL }))).toHaveLength(1);
});
