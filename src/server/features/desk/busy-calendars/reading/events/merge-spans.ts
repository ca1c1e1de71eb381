import type { BusySpan } from './read-event.ts';

/** Merges spans that overlap or touch, and leaves out empty ones. The result is ordered. */
export function mergeSpans(spans: readonly BusySpan[]): BusySpan[] {
  const merged: [number, number][] = [];
  for (const [starts, ends] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (ends <= starts) continue;
    if (last !== undefined && starts <= last[1]) last[1] = Math.max(last[1], ends);
    else merged.push([starts, ends]);
  }
  return merged;
}
