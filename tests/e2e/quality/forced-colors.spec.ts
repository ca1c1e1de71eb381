import type { Locator } from '@playwright/test';
import { cardOf, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

test.use({ ...phone, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Expects a visible edge, as forced colours draw no background. */
async function expectEdge(element: Locator): Promise<void> {
  const edge = await element.evaluate((node) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(node);
    return { width: Number.parseFloat(borderTopWidth), color: borderTopColor };
  });
  expect(edge.width).toBeGreaterThanOrEqual(1);
  expect(edge.color).not.toBe('rgba(0, 0, 0, 0)');
}

test('slots, chips and sheets keep their edges in forced colours', async ({ page, reserve, t }) => {
  const { list, doctor, slot } = await reserve.slot();
  await page.goto(list);
  const time = cardOf(page, doctor).getByRole('button', { name: slotName(slot, 'hu') });
  await expectEdge(time);

  await page
    .getByRole('button', { name: t.filters('label') })
    .first()
    .tap();
  const dialog = page.getByRole('dialog');
  await expectEdge(dialog);
  await expectEdge(dialog.getByRole('radio', { name: t.filters('date.today'), exact: true }));
  await expect(dialog.getByRole('banner'), 'a sheet has no header of a page').toHaveCount(0);
  await dialog.getByRole('button', { name: t.filters('sheet.close') }).tap();

  await time.tap();
  await expectEdge(dialog);
  await expectEdge(dialog.getByRole('region', { name: t.booking('chosen.label') }));
});
