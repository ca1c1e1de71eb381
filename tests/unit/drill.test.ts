import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { readPage } from '#tools/drill/page.ts';
import { expectSame } from '#tools/drill/proof.ts';

const fence = (text: string) => `\`\`\`sh\n${text}\n\`\`\`\n`;

describe('the page of backup and restore', () => {
  const page = readPage(readFileSync(join(projectRoot(), 'docs/operations-backup.md'), 'utf8'));

  test('has exactly the blocks that the drill runs', () => {
    const sources = globSync('tools/drill/steps/*.ts', { cwd: projectRoot() })
      .map((file) => readFileSync(join(projectRoot(), file), 'utf8'))
      .join('');
    const run = [...sources.matchAll(/operator\.run\('(.+)'\)/g)].map(([, name]) => name);
    const names = page.blocks.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.toSorted()).toEqual([...new Set(run)].toSorted());
  });

  test('uses every setting that it asks for', () => {
    const commands = page.blocks.map((block) => block.commands).join('');
    const unused = page.variables.filter((name) => !new RegExp(`\\$\\{?${name}\\b`).test(commands));
    expect(page.variables).toContain('WAL_ARCHIVE');
    expect(unused).toEqual(['PATH']);
  });
});

describe('readPage', () => {
  test('reads settings, and blocks with the user that runs them', () => {
    const markdown = `${fence('# Settings\nexport PORT=5432')}text\n${fence('# As root: stop\nls')}`;
    expect(readPage(markdown)).toEqual({
      settings: '# Settings\nexport PORT=5432\n',
      variables: ['PORT'],
      blocks: [{ user: 'root', name: 'stop', commands: '# As root: stop\nls\n' }],
    });
  });

  test('refuses a block without a user', () => {
    expect(() => readPage(fence('ls'))).toThrow('neither who runs it nor its name');
  });

  test('refuses two blocks of one name', () => {
    const block = fence('# As postgres: copy\nls');
    expect(() => readPage(block + block)).toThrow('two blocks are named "copy"');
  });
});

describe('expectSame', () => {
  const before = new Map([['1', 'a']]);

  test('accepts the same things', () => {
    expect(() => expectSame('files', before, new Map(before))).not.toThrow();
  });

  test.each([
    ['missing', new Map<string, string>(), 'files: 1 is missing'],
    ['changed', new Map([['1', 'b']]), 'files: 1 has changed'],
    ['new', new Map([...before, ['2', 'b']]), 'files: 2 is new'],
  ])('names what is %s', (_title, after, message) => {
    expect(() => expectSame('files', before, after)).toThrow(message);
  });

  test('refuses to compare with nothing', () => {
    expect(() => expectSame('files', new Map(), new Map())).toThrow('there are no files');
  });
});
