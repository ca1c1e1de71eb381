import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const web = fileURLToPath(new URL('../../src/web', import.meta.url));
const importPattern = /import (\w+) from '([^']+\.module\.css)'/g;

interface Usage {
  used: Set<string>;
  /** True if the component computes class names, so that unused classes cannot be found. */
  computed: boolean;
}

function addUsages(source: string, folder: string, usages: Map<string, Usage>) {
  for (const [, name, path] of source.matchAll(importPattern)) {
    const file = String(path).startsWith('#web/')
      ? join(web, String(path).slice('#web/'.length))
      : join(folder, String(path));
    const usage = usages.get(file) ?? { used: new Set<string>(), computed: false };
    for (const [, used] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
      usage.used.add(String(used));
    }
    usage.computed ||= source.includes(`${name}[`);
    usages.set(file, usage);
  }
}

function classesOf(css: string): Set<string> {
  const plain = css.replace(/\/\*.*?\*\//gs, '').replace(/'[^']*'|"[^"]*"/g, '');
  return new Set([...plain.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => String(name)));
}

function mistakes(css: string, { used, computed }: Usage): string[] {
  const declared = classesOf(css);
  const missing = [...used].filter((name) => !declared.has(name));
  const unused = computed ? [] : [...declared].filter((name) => !used.has(name));
  return [...missing.map((name) => `no .${name}`), ...unused.map((name) => `.${name} is unused`)];
}

test('the check finds misspelt and missing classes', () => {
  const usages = new Map<string, Usage>();
  addUsages(`import styles from './a.module.css'; styles.card; styles.tiltle`, '/x', usages);
  const usage = usages.get('/x/a.module.css');
  expect(usage && mistakes('.card { margin: 0.5px } .title:hover {}', usage)).toEqual([
    'no .tiltle',
    '.title is unused',
  ]);
});

test('every class that a component uses exists, and every class is exported', () => {
  const usages = new Map<string, Usage>();
  for (const path of globSync('**/*.{ts,tsx}', { cwd: web })) {
    if (path.endsWith('.test.ts')) continue;
    const file = join(web, path);
    addUsages(readFileSync(file, 'utf8'), dirname(file), usages);
  }
  expect(usages.size).toBeGreaterThan(15);
  const found = [...usages].flatMap(([file, usage]) =>
    mistakes(readFileSync(file, 'utf8'), usage).map((mistake) => `${file}: ${mistake}`),
  );
  expect(found).toEqual([]);
});
