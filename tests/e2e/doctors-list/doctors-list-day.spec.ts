import { addDays, datesFrom } from '#shared/domain/time/plain-date.ts';
import { branchOptions } from '#web/features/doctors/branch/branch-options.ts';
import { cardOf, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { specialties } from '#tests/support/e2e/data/find-slot.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import { DESKTOP_AND_PHONE } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

const TODAY = '2026-11-23';
/** Cards of the first page, also on a phone. */
const FIRST_CARDS = 5;

/** Finds a doctor with slots on a day at another branch than the default one of the card. */
async function findOtherBranch({ api }: Backend) {
  for (const listed of await specialties(api)) {
    const query = { city: listed.city.id, service: String(listed.specialty.id) };
    const allDoctors = (await api.doctors({ ...query, limit: 50 })).results;
    const defaultBranches = new Map(
      allDoctors.map((doctor) => [doctor.id, branchOptions(doctor)[0]]),
    );
    for (const day of datesFrom(addDays(TODAY, 1), 7)) {
      const { results } = await api.doctors({ ...query, slot_date: day, limit: FIRST_CARDS });
      for (const doctor of results) {
        const [onDay] = branchOptions(doctor, { slot_date: day });
        const nearest = onDay?.service.nearest_slot_datetime;
        if (!onDay || !nearest || defaultBranches.get(doctor.id)?.branch.id === onDay.branch.id)
          continue;
        return { ...listed, doctor, day, ...onDay, slot: { datetime: nearest } };
      }
    }
  }
  throw new Error('The demo data has no doctor at two branches on different days');
}

for (const { name, country, language, use } of DESKTOP_AND_PHONE) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('a card shows the branch that has slots on the day of the filter', async ({
      page,
      backend,
      href,
    }) => {
      const { list, doctor, day, branch, slot } = await findOtherBranch(backend);
      expect(slot.datetime.slice(0, 10)).toBe(day);
      const card = cardOf(page, doctor);
      const time = card.getByRole('button', { name: slotName(slot, language), exact: true });
      // The server already renders the slot.
      const response = await page.goto(href(`${list}?date=${day}`));
      expect(await response?.text()).toContain(slotName(slot, language));
      await expect(card).toContainText(branch.address);
      await expect(time).toBeVisible();
    });
  });
}
