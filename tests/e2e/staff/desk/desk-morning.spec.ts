import { expect } from '@playwright/test';
import { test } from '#tests/support/e2e/desk-test.ts';
import { ABSENT, EXPECTED, KNOWN, MOVING } from '#tests/support/data/desk/morning.ts';
import { openDesk } from '#tests/support/e2e/page-objects/desk.ts';
import {
  GRID_VIEW,
  LIST_VIEW,
  Receptionist,
} from '#tests/support/e2e/page-objects/receptionist.ts';

const MAX_KEYS_OF_KNOWN_PATIENT = 14;
const MAX_SECONDS = { knownPatient: 12, newPatient: 30, walkIn: 8, morning: 600 };
const NEW = ['Lőrinc', 'Mészáros', 'Novák', 'Oláh'].map((surname, index) => ({
  surname,
  given: 'Zsuzsanna',
  phone: `0630765432${index}`,
}));
const VIEWS = [
  ['grid', GRID_VIEW],
  ['list', LIST_VIEW],
] as const;

test.use({ deskDay: 'morning' });

for (const [name, view] of VIEWS) {
  test(`a whole morning is done in the ${name} by keyboard alone in less than ten minutes`, async ({
    page,
    country,
  }, info) => {
    await openDesk(page, country);
    if (name === 'list') await page.getByRole('button', { name: 'Lista' }).press('Enter');
    const desk = new Receptionist(page, view);
    await expect(desk.appointments(EXPECTED[0])).toBeVisible();

    for (const [index, patient] of EXPECTED.entries()) {
      await desk.checkIn(patient, index % 2 === 0 ? 'name' : 'phone', index + 1);
    }
    const walkIn = await desk.costOf(() => desk.walkIn('Lajos'));
    await desk.walkIn('Piroska');

    await desk.find(ABSENT[0], 'name');
    await desk.typist.press('-');
    const absent = desk.appointments(ABSENT[0]);
    await expect(absent).toHaveAccessibleName(/nem jött el/);
    await desk.typist.press('z');
    await expect(absent).toHaveAccessibleName(/nincs jelölve/);

    // To another time, another doctor, another day.
    const [first, second = first, third = first] = MOVING;
    await desk.move(third, 'ArrowDown');
    await desk.move(second, 'ArrowLeft');
    await desk.move(first, 'ArrowDown', 1);
    await expect(desk.appointments(first)).toBeVisible();

    const known = await desk.costOf(() => desk.bookKnown(KNOWN[0]));
    for (const patient of KNOWN.slice(1)) await desk.bookKnown(patient);
    const fresh = await desk.costOf(() => desk.bookNew(NEW[0] ?? KNOWN[0]));
    for (const patient of NEW.slice(1)) await desk.bookNew(patient);
    const whole = desk.typist;

    for (const [description, { keys, seconds }] of Object.entries({
      known,
      fresh,
      walkIn,
      whole,
    })) {
      info.annotations.push({ type: `${keys} keys, ${seconds.toFixed(1)} s`, description });
    }
    expect(known.keys).toBeLessThanOrEqual(MAX_KEYS_OF_KNOWN_PATIENT);
    expect(known.seconds).toBeLessThan(MAX_SECONDS.knownPatient);
    expect(fresh.seconds).toBeLessThan(MAX_SECONDS.newPatient);
    expect(walkIn.seconds).toBeLessThan(MAX_SECONDS.walkIn);
    expect(whole.seconds).toBeLessThan(MAX_SECONDS.morning);
  });
}
