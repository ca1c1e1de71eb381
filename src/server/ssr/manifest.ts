/** The part of Vite's manifest that is read: a chunk by its source file. */
interface ManifestChunk {
  file: string;
  /** Keys of the chunks that are loaded with it. */
  imports?: readonly string[];
  css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * The built files that some source files need, each once, what is imported before what imports it.
 * Throws for a source that the build does not know: the two are of different versions.
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
