import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './project-root.ts';

test('the root is found from the sources', () => {
  expect(projectRoot()).toBe(resolve(import.meta.dirname, '../../..'));
});

test('a nameless package.json beside a bundle is not the root', () => {
  const root = mkdtempSync(join(tmpdir(), 'vizit-root-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'dist/server'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"name":"vizit"}');
  writeFileSync(join(root, 'dist/package.json'), '{"type":"module"}');
  expect(projectRoot(join(root, 'dist/server'))).toBe(root);
});
