import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COUNTRIES } from '#shared/countries/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const files = globSync('ops/deploy/{*,.env.example,kubernetes/*.yaml}', { cwd: ROOT }).filter(
  (file) => /\.(?:yaml|ini|conf|example)$|Dockerfile$/.test(file),
);
/** Of other programs' own. */
const FOREIGN = ['POSTGRES_PASSWORD', 'POSTGRES_USER', 'HTTP_PORT', 'NODE_ENV'];

test('there is something to deploy with', () => {
  expect(files.length).toBeGreaterThanOrEqual(10);
});

test('every setting is one that the README describes', () => {
  const known = new Set([
    ...FOREIGN,
    ...(read('README.md').match(/\b[A-Z][A-Z0-9_]{3,}\b/g) ?? []),
  ]);
  const set = files.flatMap((file) =>
    [...read(file).matchAll(/^\s*(?:- |ENV )?([A-Z][A-Z0-9_]{3,})[:=]/gm)].map(([, name]) => name),
  );
  expect(set.length).toBeGreaterThan(15);
  expect(set.filter((name) => name !== undefined && !known.has(name))).toEqual([]);
});

test('every process is one that there is', () => {
  const scripts = files.flatMap((file) => read(file).match(/src\/server\/main\/[\w-]+\.ts/g) ?? []);
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => !existsSync(join(ROOT, script)))).toEqual([]);
});

test("every country's host leads to it", () => {
  const hosts = [...read('ops/deploy/kubernetes/ingress.yaml').matchAll(/- host: (\S+)/g)];
  expect(hosts.map(([, host]) => host).toSorted()).toEqual(
    Object.values(COUNTRIES)
      .map(({ host }) => host)
      .toSorted(),
  );
});

test('a process is not killed while it drains', () => {
  const settings = read('ops/deploy/kubernetes/kustomization.yaml');
  const milliseconds = [...settings.matchAll(/SHUTDOWN_\w+_MS=(\d+)/g)].map(([, ms]) => Number(ms));
  expect(milliseconds).toHaveLength(2);
  const web = read('ops/deploy/kubernetes/web.yaml');
  const seconds = (pattern: RegExp) => Number(pattern.exec(web)?.[1]);
  const needed = seconds(/sleep: \{ seconds: (\d+)/) + milliseconds.reduce((a, b) => a + b) / 1000;
  expect(seconds(/terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThan(needed);
});
