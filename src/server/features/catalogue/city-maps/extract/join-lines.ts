import { isClosed, keyOf, type Line } from './geometry.ts';

interface JoinOptions {
  /** True if lines may be reversed to join them; coastlines must keep their direction. */
  canReverse: boolean;
}

/**
 * Joins lines at common ends. OpenStreetMap cuts a street at every junction and a border into many
 * ways; joined, they simplify better, and rings close.
 */
export function joinLines(lines: readonly Line[], { canReverse }: JoinOptions): Line[] {
  const joined: Line[] = [];
  const open = new Set(lines.filter((line) => line.length > 1 && !isClosed(line)));
  const byEnd = Map.groupBy(
    [...open].flatMap((line) => [
      { end: keyOf(line[0]), line },
      ...(canReverse ? [{ end: keyOf(line.at(-1)), line }] : []),
    ]),
    ({ end }) => end,
  );
  const takeFrom = (end: string): Line | undefined => {
    const found = byEnd.get(end)?.find(({ line }) => open.has(line))?.line;
    if (found === undefined) return undefined;
    open.delete(found);
    return keyOf(found[0]) === end ? found : found.toReversed();
  };
  // A line that nothing leads to comes first, so that a chain is not begun in its middle.
  const ends = new Set([...open].map((line) => keyOf(line.at(-1))));
  const starts = [...open].toSorted(
    (a, b) => Number(ends.has(keyOf(a[0]))) - Number(ends.has(keyOf(b[0]))),
  );
  for (const start of starts) {
    if (!open.delete(start)) continue;
    const chain = [...start];
    for (;;) {
      const next = isClosed(chain) ? undefined : takeFrom(keyOf(chain.at(-1)));
      if (next === undefined) break;
      chain.push(...next.slice(1));
    }
    joined.push(chain);
  }
  return [...joined, ...lines.filter(isClosed)];
}
