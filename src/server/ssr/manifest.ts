import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The fields of a chunk that we read from Vite's manifest. */
interface ManifestChunk {
  file: string;
  /** Keys of the chunks that are loaded with it. */
  imports?: readonly string[];
  css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Reads the manifest of a build from its folder. */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/**
 * Returns the built files that some source files need, each once, after the files that it imports.
 * Throws for a source that is not in the build: the two are of different versions.
 */
export function builtFiles(
  manifest: Manifest,
  sources: readonly string[],
): { modules: string[]; styles: string[] } {
  const seen = new Set<string>();
  const modules = new Set<string>();
  const styles = new Set<string>();

  function visit(key: string): void {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build of the pages has no ${key}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
    modules.add(chunk.file);
  }

  for (const source of sources) visit(source);
  return { modules: [...modules], styles: [...styles] };
}
