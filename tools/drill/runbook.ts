/** A block of shell commands. */
interface Block {
  readonly name: string;
  readonly user: 'root' | 'postgres';
  readonly commands: string;
}

export interface Runbook {
  readonly settings: string;
  /** The names that the settings export. */
  readonly variables: readonly string[];
  readonly blocks: readonly Block[];
}

const FENCE = /^```sh\n([\s\S]*?)^```$/gm;
const TITLE = /^# As (root|postgres): (.+)\n/;
const SETTINGS = '# Settings\n';

/**
 * Parses the commands of docs/operations-backup.md: the block of settings and the blocks that begin
 * with `# As root: name` or `# As postgres: name`.
 *
 * @throws Error for any other block and for a duplicate name.
 */
export function readRunbook(markdown: string): Runbook {
  const texts = [...markdown.matchAll(FENCE)].map(([, text = '']) => text);
  const settings = texts.filter((text) => text.startsWith(SETTINGS)).join('');
  const blocks = texts.filter((text) => !text.startsWith(SETTINGS)).map(readBlock);
  const names = blocks.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`two blocks are named "${repeated}"`);
  const variables = [...settings.matchAll(/^export (\w+)=/gm)].map(([, name = '']) => name);
  return { settings, variables, blocks };
}

function readBlock(text: string): Block {
  const [, user, name] = TITLE.exec(text) ?? [];
  if (name === undefined || (user !== 'root' && user !== 'postgres')) {
    throw new Error(`a block says neither who runs it nor its name:\n${text}`);
  }
  return { name, user, commands: text };
}
