import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { readRunbook } from '#tools/drill/runbook.ts';
import { expectSame } from '#tools/drill/digests.ts';

const fence = (text: string) => `\`\`\`sh\n${text}\n\`\`\`\n`;

describe('docs/operations-backup.md', () => {
  const runbook = readRunbook(
    readFileSync(join(projectRoot(), 'docs/operations-backup.md'), 'utf8'),
  );

  test('docs/operations-backup.md contains exactly the blocks that the drill runs', () => {
    const sources = globSync('tools/drill/steps/*.ts', { cwd: projectRoot() })
      .map((file) => readFileSync(join(projectRoot(), file), 'utf8'))
      .join('');
    const run = [...sources.matchAll(/operator\.run\('(.+)'\)/g)].map(([, name]) => name);
    const names = runbook.blocks.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.toSorted()).toEqual([...new Set(run)].toSorted());
  });

  test('docs/operations-backup.md uses every setting that it declares, except PATH', () => {
    const commands = runbook.blocks.map((block) => block.commands).join('');
    const unused = runbook.variables.filter(
      (name) => !new RegExp(`\\$\\{?${name}\\b`).test(commands),
    );
    expect(runbook.variables).toContain('WAL_ARCHIVE');
    expect(unused).toEqual(['PATH']);
  });
});

test('readRunbook parses the settings, and the blocks with their users', () => {
  const markdown = `${fence('# Settings\nexport PORT=5432')}text\n${fence('# As root: stop\nls')}`;
  expect(readRunbook(markdown)).toEqual({
    settings: '# Settings\nexport PORT=5432\n',
    variables: ['PORT'],
    blocks: [{ user: 'root', name: 'stop', commands: '# As root: stop\nls\n' }],
  });
});

test('readRunbook rejects a block without a user', () => {
  expect(() => readRunbook(fence('ls'))).toThrow('neither who runs it nor its name');
});

test('readRunbook rejects two blocks with the same name', () => {
  const block = fence('# As postgres: copy\nls');
  expect(() => readRunbook(block + block)).toThrow('two blocks are named "copy"');
});

describe('expectSame', () => {
  const before = new Map([['1', 'a']]);

  test('expectSame accepts equal digests', () => {
    expect(() => expectSame('files', before, new Map(before))).not.toThrow();
  });

  test.each([
    ['missing', new Map<string, string>(), 'files: 1 is missing'],
    ['changed', new Map([['1', 'b']]), 'files: 1 has changed'],
    ['new', new Map([...before, ['2', 'b']]), 'files: 2 is new'],
  ])('expectSame reports an entry that is %s', (_title, after, message) => {
    expect(() => expectSame('files', before, after)).toThrow(message);
  });

  test('expectSame rejects an empty set of digests', () => {
    expect(() => expectSame('files', new Map(), new Map())).toThrow('there are no files');
  });
});
