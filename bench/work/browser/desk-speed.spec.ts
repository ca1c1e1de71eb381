import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#tests/support/e2e/desk-test.ts';
import { throttleCpu } from '#tests/support/e2e/checks/interaction-delay.ts';
import { openDesk } from '#tests/support/e2e/page-objects/desk.ts';
import { record } from '../record.ts';
import { bareFrame } from './bare-frame.ts';
import { CPU_SLOWDOWN, timeToFrame } from './time-to-frame.ts';

/** The best round counts, because other programs on the machine can only slow one down. */
const ROUNDS = 3;
const MOVES = 60;
const APPOINTMENT = '[data-appointment]';
/** The limit of a page that a cheap computer renders quickly. */
const MAX_ELEMENTS = 2000;

test.use({ deskDay: 'busy', viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ page, country }) => {
  await openDesk(page, country);
  await throttleCpu(page, CPU_SLOWDOWN);
});

/** Presses a key, and returns the milliseconds until a frame shows appointments, or none. */
function timeAfterKey(page: Page, key: string, isShown: boolean): Promise<number> {
  const appointments = { event: 'keydown', selector: APPOINTMENT, isShown } as const;
  return timeToFrame(page, appointments, () => page.keyboard.press(key));
}

/** Drags an appointment to the right and down, cancels, and returns the frames per second. */
async function framesOfDrag(page: Page, appointment: Locator): Promise<number> {
  const box = await appointment.boundingBox();
  if (box === null) throw new Error('The appointment is not on the page');
  const [x, y] = [box.x + 20, box.y + 5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 5, y + 10, { steps: 3 });
  const frames = await page.evaluateHandle(() => {
    const recording = { times: [] as number[], isOver: false };
    const record = (at: number) => {
      recording.times.push(at);
      if (!recording.isOver) requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
    return recording;
  });
  for (let move = 0; move < MOVES; move += 1) {
    await page.mouse.move(x + 5 + 3 * move, y + 10 + move);
  }
  const times = await frames.evaluate((recording) => {
    recording.isOver = true;
    return recording.times;
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return Math.round((1000 * (times.length - 1)) / ((times.at(-1) ?? 0) - (times[0] ?? 0)));
}

/** Loads the desk again, and returns the milliseconds from the first press of a key until the busy day is shown. */
async function firstOpening(page: Page): Promise<number> {
  await page.reload();
  await expect(page.getByText('Naprakész')).toBeVisible();
  return timeAfterKey(page, ']', true);
}

test('opening and dragging in a day of 1,200 appointments', async ({ page }) => {
  const openings: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    openings.push(await timeAfterKey(page, ']', true));
    await timeAfterKey(page, '[', false);
  }
  const firstOpenings: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    firstOpenings.push(await firstOpening(page));
    await timeAfterKey(page, '[', false);
  }
  await timeAfterKey(page, ']', true);
  const appointment = page.locator(APPOINTMENT).nth(20);
  await appointment.scrollIntoViewIfNeeded();
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rates.push(await framesOfDrag(page, appointment));
  record({
    work: 'Frame of a drag in a day of 1,200 appointments (slow CPU)',
    unit: 'ms per frame',
    measured: 1000 / Math.max(...rates),
    of: 'a frame of the screen',
    bound: 1000 / 60,
  });

  const bound = await bareFrame(page);
  const of = 'the same HTML, painted';
  const steps = { 'First opening': firstOpenings, 'Opening again': openings };
  for (const [step, times] of Object.entries(steps)) {
    const work = `${step} of a day of 1,200 appointments (slow CPU)`;
    record({ work, unit: 'ms', measured: Math.min(...times), of, bound });
  }
});

test.describe('a busy week', () => {
  test.use({ deskDay: 'busyWeek' });

  test('opening the week of 30 doctors, and of one with 280 appointments', async ({
    page,
    country,
  }) => {
    const load = { event: 'keydown', selector: 'td button', text: '40 foglalás' } as const;
    const appointments = { event: 'click', selector: APPOINTMENT } as const;
    const weeks: number[] = [];
    const ofOneDoctor: number[] = [];
    let boundOfWeek = Infinity;
    let boundOfOneDoctor = Infinity;
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(`${country.originOf('cabinet')}/desk`);
      await expect(page.getByText('Naprakész')).toBeVisible();
      await page.getByRole('button', { name: 'Hét', exact: true }).click();
      const doctor = page.getByRole('button', { name: 'Dr. Balogh Gábor' }).first();
      await expect(doctor).toBeVisible();
      weeks.push(await timeToFrame(page, load, () => page.keyboard.press(']')));
      boundOfWeek = Math.min(boundOfWeek, await bareFrame(page));
      ofOneDoctor.push(await timeToFrame(page, appointments, () => doctor.click()));
      await expect(page.locator(APPOINTMENT)).toHaveCount(280);
      expect(await page.locator('*').count()).toBeLessThan(MAX_ELEMENTS);
      boundOfOneDoctor = Math.min(boundOfOneDoctor, await bareFrame(page));
    }
    const of = 'the same HTML, painted';
    record({
      work: 'Opening the week of 30 doctors with 8,400 appointments (slow CPU)',
      unit: 'ms',
      measured: Math.min(...weeks),
      of,
      bound: boundOfWeek,
    });
    record({
      work: 'First opening of the week of a doctor with 280 appointments (slow CPU)',
      unit: 'ms',
      measured: Math.min(...ofOneDoctor),
      of,
      bound: boundOfOneDoctor,
    });
  });
});
