import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './project-root.ts';

test('projectRoot finds the project root from the sources', () => {
  expect(projectRoot()).toBe(resolve(import.meta.dirname, '../../..'));
});

test('projectRoot ignores a package.json without a name beside a bundle', () => {
  const root = mkdtempSync(join(tmpdir(), 'vizit-root-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'dist/server'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"name":"vizit"}');
  writeFileSync(join(root, 'dist/package.json'), '{"type":"module"}');
  expect(projectRoot(join(root, 'dist/server'))).toBe(root);
});
