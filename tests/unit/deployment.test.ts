import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COUNTRIES } from '#shared/countries/index.ts';
import { loadConfig } from '#server/config/environment.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const files = globSync('ops/deploy/{*,.env.example,kubernetes/*.yaml}', { cwd: ROOT }).filter(
  (file) => /\.(?:yaml|ini|conf|example)$|Dockerfile$/.test(file),
);
/** Settings of other programs, which docs/configuration.md need not list. */
const OTHER_SETTINGS = [
  'POSTGRES_PASSWORD',
  'DATABASE_OWNER_PASSWORD',
  'DATABASE_APP_PASSWORD',
  'HTTP_PORT',
  'MALLOC_ARENA_MAX',
  'NODE_ENV',
  'NODE_IMAGE',
  'NODE_OPTIONS',
];
const EXAMPLES = files.filter((file) => file.includes('example'));
const KUBERNETES = files.filter((file) => file.includes('kubernetes/'));
const compose = read('ops/deploy/compose.yaml');
const nginx = read('ops/deploy/nginx.conf');
const { version } = JSON.parse(read('package.json')) as { version: string };

/** Returns the names and values that an example file sets. */
function settingsOf(file: string): [name: string, value: string][] {
  return [...read(file).matchAll(/^ *([A-Z][A-Z0-9_]+)(?:=|: )(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  );
}

test('ops/deploy has at least ten files to check', () => {
  expect(files.length).toBeGreaterThanOrEqual(10);
});

test('every setting in ops/deploy is in docs/configuration.md', () => {
  const documented = new Set([
    ...OTHER_SETTINGS,
    ...(read('docs/configuration.md').match(/\b[A-Z][A-Z0-9_]{3,}\b/g) ?? []),
  ]);
  const set = files.flatMap((file) =>
    [...read(file).matchAll(/^\s*(?:- |ENV )?([A-Z][A-Z0-9_]{3,})[:=]/gm)].map(([, name]) => name),
  );
  expect(set.length).toBeGreaterThan(15);
  expect(set.filter((name) => name !== undefined && !documented.has(name))).toEqual([]);
});

/** Returns the source of a program that is run from its bundle. */
function sourceOf(script: string): string {
  return script.replace(/^dist\/(.*)\.js$/, 'src/$1.ts');
}

test('every script in ops/deploy exists', () => {
  const scripts = files.flatMap(
    (file) => read(file).match(/(?:src|dist)\/server\/main\/[\w/-]+\.[jt]s/g) ?? [],
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => !existsSync(join(ROOT, sourceOf(script))))).toEqual([]);
});

test('production rejects every secret of the example files', () => {
  const filledIn = {
    NODE_ENV: 'production',
    SECRET: '6a09e667f3bcc908b2fb1366ea957d3e',
    SMS_PROVIDER: 'smpp',
    SMPP_URL: 'smpp://vizit:secret@centre',
    SMS_FROM: 'Vizit',
  };
  expect(loadConfig(filledIn).environment).toBe('production');
  const secrets = EXAMPLES.flatMap(settingsOf).filter(([name]) =>
    /SECRET|PASSWORD|TOKEN|SID|_URL/.test(name),
  );
  expect(EXAMPLES).toHaveLength(3);
  expect(secrets.length).toBeGreaterThanOrEqual(10);
  for (const [name, value] of secrets) {
    expect(() => loadConfig({ ...filledIn, [name]: value })).toThrow(
      /: still has the "replace-me"/,
    );
  }
});

test('images have pinned versions and name no registry', () => {
  const images = files.flatMap((file) =>
    [...read(file).matchAll(/(?:image:|FROM|_IMAGE=|_IMAGE:-) *'?([\w./-]+(?::[\w.-]+)?)/g)].map(
      ([, image = '']) => image,
    ),
  );
  expect(images.length).toBeGreaterThan(8);
  for (const image of images) expect(image).toMatch(/^vizit(?::|$)|^[a-z]+:[\d.a-z-]+$/);
  expect(files.map(read).join()).not.toMatch(/:latest\b|newTag: ['"]?latest/);
  expect(compose).toContain(`VIZIT_VERSION:-${version}}`);
  expect(read('ops/deploy/kubernetes/kustomization.yaml')).toContain(`newTag: ${version}\n`);
});

test('every Compose container is unprivileged, with a read-only file system', () => {
  const [, ...services] = (compose.split(/^services:$/m)[1]?.split(/^networks:$/m)[0] ?? '').split(
    /^ {2}(?=[a-z])/m,
  );
  expect(services).toHaveLength(7);
  for (const service of services) expect(service).toMatch(/^[\w-]+:.*\*(?:hardened|vizit|web)\b/s);
  const hardened = /^x-hardened:.*?\n\n/ms.exec(compose)?.[0] ?? '';
  for (const line of [
    'read_only: true',
    'cap_drop: [ALL]',
    "security_opt: ['no-new-privileges:true']",
    'mem_limit: ',
  ]) {
    expect(hardened).toContain(line);
  }
  expect(compose).not.toMatch(/privileged|cap_add: \[ALL|read_only: false|network_mode/);
});

test('every Kubernetes container is confined and declares its resources', () => {
  const pods = KUBERNETES.map(read).filter((text) => text.includes('containers:'));
  expect(pods).toHaveLength(3);
  for (const pod of pods) {
    for (const line of [
      'automountServiceAccountToken: false',
      'runAsNonRoot: true',
      'seccompProfile: { type: RuntimeDefault }',
      'allowPrivilegeEscalation: false',
      'readOnlyRootFilesystem: true',
      'capabilities: { drop: [ALL] }',
      'requests: { cpu: ',
      'limits: { memory: ',
    ]) {
      expect(pod).toContain(line);
    }
  }
});

test('pods accept traffic from the ingress and monitoring only', () => {
  expect(read('ops/deploy/kubernetes/kustomization.yaml')).toContain('- network.yaml');
  const policies = read('ops/deploy/kubernetes/network.yaml').split(/^---$/m);
  const ingress = policies.filter((policy) => policy.includes('\n  ingress:'));
  const ports = ingress.map((policy) => policy.match(/port: \d+/g)?.join());
  expect(ports).toEqual(['port: 3000', 'port: 9464']);
  expect(policies[0]).toMatch(/podSelector: \{\}\s+policyTypes: \[Ingress, Egress\]/);
});

test('only the migration has the role that owns the tables', () => {
  const owning = (text: string) => text.match(/vizit_owner:|vizit-migration/g)?.length ?? 0;
  expect(owning(compose)).toBe(1);
  expect(compose).toMatch(/^ {2}migrate:[^\0]*?DATABASE_MIGRATION_URL[^\0]*?^ {2}web-a/m);
  const users = KUBERNETES.filter((file) => owning(read(file)) > 0);
  expect(users.toSorted()).toEqual([
    'ops/deploy/kubernetes/migrate.yaml',
    'ops/deploy/kubernetes/secret.example.yaml',
  ]);
});

const staffHostsOf = (host: string) => [`operator.${host}`, `cabinet.${host}`];

test('nginx serves the hosts of the countries and closes all others', () => {
  const names = /server_name (vizit[^;]+);/.exec(nginx)?.[1]?.split(/\s+/) ?? [];
  const hosts = Object.values(COUNTRIES).flatMap(({ host }) => [
    host,
    `www.${host}`,
    ...staffHostsOf(host),
  ]);
  expect(names.toSorted()).toEqual(hosts.toSorted());
  expect(nginx).toMatch(/listen 80 default_server;\s+server_name _;[^}]*return 444;/);
});

test('nginx sets or removes every forwarded header and limits each address', () => {
  for (const header of ['Host', 'Port', 'Server', 'Prefix']) {
    expect(nginx).toContain(`proxy_set_header X-Forwarded-${header} "";`);
  }
  expect(nginx).toContain('proxy_set_header Forwarded "";');
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(nginx).not.toMatch(/\$(?:http_host|proxy_add_x_forwarded_for)/);
  expect(nginx).toMatch(/limit_req zone=requests .*;\s+limit_conn connections \d+;/);
});

test('the ingress routes the hosts of every country', () => {
  const hosts = [...read('ops/deploy/kubernetes/ingress.yaml').matchAll(/- host: (\S+)/g)];
  expect(hosts.map(([, host]) => host).toSorted()).toEqual(
    Object.values(COUNTRIES)
      .flatMap(({ host }) => [host, ...staffHostsOf(host)])
      .toSorted(),
  );
});

test('the grace period of a process is longer than its shutdown', () => {
  const settings = read('ops/deploy/kubernetes/kustomization.yaml');
  const milliseconds = [...settings.matchAll(/SHUTDOWN_\w+_MS=(\d+)/g)].map(([, ms]) => Number(ms));
  expect(milliseconds).toHaveLength(2);
  const web = read('ops/deploy/kubernetes/web.yaml');
  const seconds = (pattern: RegExp) => Number(pattern.exec(web)?.[1]);
  const needed = seconds(/sleep: \{ seconds: (\d+)/) + milliseconds.reduce((a, b) => a + b) / 1000;
  expect(seconds(/terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThan(needed);
});
