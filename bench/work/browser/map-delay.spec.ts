import {
  interactionDelay,
  throttleCpu,
  recordInteractions,
} from '#tests/support/e2e/checks/interaction-delay.ts';
import { openMapOfManyClinics } from '#tests/support/e2e/data/many-branches.ts';
import { phone, test } from '#tests/support/e2e/test.ts';
import { record } from '../record.ts';

/** The shortest delay that the browser reports, in milliseconds. */
const FRAME_MS = 16;
/** The CPU of a cheap phone relative to the test machine. */
const CPU_SLOWDOWN = 4;
/** Other processes can only add to a measurement, so the minimum counts. */
const ROUNDS = 3;

test.use({ country: 'hu', ...phone, contextOptions: { reducedMotion: 'reduce' } });

test('delay of zooming among thousands of clinics', async ({ page, t }) => {
  await recordInteractions(page);
  const { zoomIn, zoomOut } = await openMapOfManyClinics(page, t);
  await throttleCpu(page, CPU_SLOWDOWN);
  const durations: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const control of [zoomIn, zoomOut]) {
      durations.push(await interactionDelay(page, () => control.click()));
    }
  }
  record({
    work: 'Delay of zooming among 5,000 clinics, on a phone (slow CPU)',
    unit: 'ms',
    measured: Math.min(...durations),
    of: 'a frame of the screen',
    bound: FRAME_MS,
  });
});
