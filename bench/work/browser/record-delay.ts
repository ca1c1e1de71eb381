import { record } from '../record.ts';

/** The shortest delay that the browser reports, in milliseconds. */
const FRAME_MS = 16;

/** The CPU of a cheap phone relative to the test machine. */
export const PHONE_SLOWDOWN = 4;

/**
 * Records the delay of an interaction on a slow CPU, from its durations in milliseconds. Other processes can
 * only add to a measurement, so the minimum counts.
 */
export function recordDelay(interaction: string, durations: readonly number[]): void {
  record({
    work: `Delay of ${interaction} (slow CPU)`,
    unit: 'ms',
    measured: Math.min(...durations),
    of: 'a frame of the screen',
    bound: FRAME_MS,
  });
}
