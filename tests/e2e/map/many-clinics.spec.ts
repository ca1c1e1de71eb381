import { openMapOfManyClinics } from '#tests/support/e2e/data/many-branches.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

const MAX_MARKS = 150;

test.use({ country: 'hu', ...phone, contextOptions: { reducedMotion: 'reduce' } });

test('thousands of clinics are grouped into a few marks on a phone', async ({ page, t }) => {
  const { zoomIn, zoomOut, marks } = await openMapOfManyClinics(page, t);
  for (const control of [zoomIn, zoomOut]) {
    await control.click();
    expect(await marks.count()).toBeLessThan(MAX_MARKS);
  }
});
