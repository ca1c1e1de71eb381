import { mergeRows } from '../merge-rows.ts';
import type { DoctorRows } from '../rows.ts';

/** Merges doctors into chunks of `size`, so that each table is written in batches. */
export function* chunksOf(doctors: Iterable<DoctorRows>, size: number): Generator<DoctorRows> {
  let chunk: DoctorRows[] = [];
  for (const rows of doctors) {
    chunk.push(rows);
    if (chunk.length < size) continue;
    yield mergeRows(chunk);
    chunk = [];
  }
  if (chunk.length > 0) yield mergeRows(chunk);
}
