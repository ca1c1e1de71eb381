import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseAst } from 'vite';

export interface FoundRegex {
  source: string;
  flags: string;
  /** The path of the file, relative to the parent of the searched folder. */
  file: string;
}

/** Returns every regular expression in the TypeScript files of a folder, tests excluded. */
export async function regexesIn(folder: string): Promise<FoundRegex[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /(?<!\.d|\.test|\.fixture)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (path) => {
      const file = relative(join(folder, '..'), path);
      const tree: unknown = parseAst(await readFile(path, 'utf8'), { lang: 'ts' });
      return regexesOf(tree).map((regex) => ({ ...regex, file }));
    }),
  );
  return found.flat();
}

/** Returns regular expression literals and the patterns of schemas. */
function regexesOf(node: unknown): { source: string; flags: string }[] {
  if (Array.isArray(node)) return node.flatMap(regexesOf);
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node && isRegex(node.regex)) {
    return [{ source: node.regex.pattern, flags: node.regex.flags }];
  }
  const pattern = patternOf(node);
  return [...(pattern === null ? [] : [pattern]), ...Object.values(node).flatMap(regexesOf)];
}

function isRegex(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}

/** Returns the pattern of a schema property such as `pattern: '^a$'`, or null. */
function patternOf(node: object): { source: string; flags: string } | null {
  if (!('type' in node && 'key' in node && 'value' in node) || node.type !== 'Property')
    return null;
  const [key, value] = [node.key, node.value] as { name?: string; value?: unknown }[];
  if (key?.name !== 'pattern' || typeof value?.value !== 'string') return null;
  return value.value.startsWith('^') ? { source: value.value, flags: 'u' } : null;
}
