import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import { ClinicHeading } from './clinic-heading.tsx';

const PHONE_WIDTH = 360;
const MARGIN = 16;
const CLINIC = {
  id: 1,
  slug: 'clinic',
  description: 'A clinic',
  logo_url: null,
  website: null,
  doctors_count: 1,
  min_price: null,
  max_price: null,
  feedback_count: 0,
  feedback_score: null,
  clinic_branches: [],
  specialties: [],
  procedures: [],
};

/** Shows the heading on a phone; returns the boxes of the front, of the name, and of the lines of its text. */
async function measure(name: string) {
  await page.viewport(PHONE_WIDTH, 780);
  const heading = (
    <div style={{ paddingInline: MARGIN }}>
      <ClinicHeading clinic={{ ...CLINIC, name }} branches={[]} />
    </div>
  );
  await renderInApp(heading, { language: 'hu', namespaces: ['clinic', 'doctors'] });
  const title = page.getByRole('heading', { level: 1, name });
  await expect.element(title).toBeVisible();
  // The width of words depends on the font.
  await document.fonts.ready;
  const element = title.element();
  const text = document.createRange();
  text.selectNodeContents(element);
  const front = document.querySelector('header > svg') ?? element;
  return {
    front: front.getBoundingClientRect(),
    title: element.getBoundingClientRect(),
    lines: Array.from(text.getClientRects()),
  };
}

test('on a phone, a name with a long word is below the front of the clinic, the word unbroken', async () => {
  const { front, lines } = await measure('Gasztroenterológiaközpont');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.top).toBeGreaterThanOrEqual(front.bottom);
});

test('on a phone, a name of short words is beside the front of the clinic', async () => {
  const { front, title, lines } = await measure('Dunaparti Szemészeti Magánrendelő');
  expect(lines.length).toBeGreaterThan(1);
  expect(title.left).toBeGreaterThan(front.right);
  expect(title.top).toBeLessThan(front.bottom);
});

test('on a phone, a word that is wider than the page is broken', async () => {
  const { title, lines } = await measure('Megszentségteleníthetetlenségeskedéseitek');
  expect(lines.length).toBeGreaterThan(1);
  expect(title.right).toBeLessThanOrEqual(PHONE_WIDTH - MARGIN);
});
