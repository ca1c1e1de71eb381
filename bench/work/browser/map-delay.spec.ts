import {
  interactionDelay,
  throttleCpu,
  recordInteractions,
} from '#tests/support/e2e/checks/interaction-delay.ts';
import { openMapOfManyClinics } from '#tests/support/e2e/data/many-branches.ts';
import { phone, test } from '#tests/support/e2e/test.ts';
import { PHONE_SLOWDOWN, recordDelay } from './record-delay.ts';

const ROUNDS = 3;

test.use({ country: 'hu', ...phone, contextOptions: { reducedMotion: 'reduce' } });

test('delay of zooming among thousands of clinics', async ({ page, t }) => {
  await recordInteractions(page);
  const { zoomIn, zoomOut } = await openMapOfManyClinics(page, t);
  await throttleCpu(page, PHONE_SLOWDOWN);
  const durations: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const control of [zoomIn, zoomOut]) {
      durations.push(await interactionDelay(page, () => control.click()));
    }
  }
  recordDelay('zooming among 5,000 clinics, on a phone', durations);
});
