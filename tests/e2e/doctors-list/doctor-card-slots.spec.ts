import { formatDay } from '#shared/i18n/format-date.ts';
import { shortWhen } from '#web/lib/i18n/short-when.ts';
import { branchOptions, type BranchOption } from '#web/features/doctors/branch/branch-options.ts';
import { changeDoctors, openListFromHome } from '#tests/support/e2e/network/change-doctors.ts';
import { cardOf, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import type { Reserve } from '#tests/support/e2e/data/reserve.ts';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import { DESKTOP_AND_PHONE } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

const TODAY = '2026-11-23';
const exact = { exact: true };
const SHOWN = 4;
const LIMIT = 5;
const NOTHING = { json: { count: 0, next: null, previous: null, results: [] } };

/** Finds a card with a slot today. */
const findAvailableToday = (reserve: Reserve) =>
  reserve.card(({ service }) => Boolean(service.nearest_slot_datetime?.startsWith(TODAY)));

for (const { name, country, language, use } of DESKTOP_AND_PHONE) {
  test.describe(name, () => {
    test.use({ ...use, country, language });
    const dayMonth = (date: string) => formatDay(date, language, 'dayMonth');

    test('moves the slots by four days, and never before today', async ({
      page,
      reserve,
      href,
      t,
    }) => {
      const { list, doctor } = await findAvailableToday(reserve);
      const card = cardOf(page, doctor);
      const earlier = card.getByRole('button', { name: t.slots('previous') });
      const later = card.getByRole('button', { name: t.slots('next') });
      const showsDays = async (...dates: string[]) => {
        for (const date of dates) await expect(card.getByText(dayMonth(date), exact)).toBeVisible();
      };
      const first = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];

      await page.goto(href(list));
      await showsDays(...first);
      await expect(earlier).toHaveAttribute('aria-disabled', 'true');

      await later.click();
      await showsDays('2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30');
      for (const date of first) await expect(card.getByText(dayMonth(date), exact)).toBeHidden();
      await expect(earlier).not.toHaveAttribute('aria-disabled');

      await earlier.click();
      await showsDays(...first);
      await expect(earlier).toHaveAttribute('aria-disabled', 'true');
      await expect(earlier).toBeFocused();
      await earlier.press('Enter');
      await showsDays(...first);
    });

    test('a doctor card shows four slots of a day, and all on request', async ({
      page,
      backend,
      reserve,
      href,
      t,
    }) => {
      const { list, doctor, day, times } = await findBusyDay(backend, reserve);
      const card = cardOf(page, doctor);
      const shown = card.getByRole('button', { name: formatDay(day, language, 'weekday') });

      await page.goto(href(list));
      // The accessible names have day and hour.
      const names = times.map((slot) => slotName(slot, language));
      const isShown = async (expected: string[]) => {
        await expect(shown).toHaveCount(expected.length);
        for (const name of expected) {
          await expect(card.getByRole('button', { name, exact: true })).toBeVisible();
        }
      };
      await isShown(names.slice(0, SHOWN));
      const more = card.getByRole('button', { name: t.slots('showMore') });
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await more.click();
      await isShown(names);
      const less = card.getByRole('button', { name: t.slots('showLess') });
      await expect(less).toHaveAttribute('aria-expanded', 'true');
      await expect(less).toBeFocused();
      await less.press('Enter');
      await isShown(names.slice(0, SHOWN));
      await expect(more).toBeFocused();
    });

    test('offers the next slot when the visible days have none', async ({
      page,
      backend,
      reserve,
      href,
      t,
    }) => {
      const { list, doctor, service, branch } = await findAvailableToday(reserve);
      const card = cardOf(page, doctor);
      const nearest = await backend.api.nearestSlot({
        doctor: String(doctor.id),
        service: String(service.service.id),
        clinic_branch: String(branch.id),
        date_from: '2026-12-01',
      });
      if (nearest === null) throw new Error('There are no slots');
      await page.route(/\/api\/v1\/slots\/\?.*date_from=2026-11-27/, (route) =>
        route.fulfill(NOTHING),
      );
      await page.goto(href(list));
      await card.getByRole('button', { name: t.slots('next') }).click();
      await expect(card.getByText(t.slots('windowEmpty'))).toBeVisible();
      const when = shortWhen(nearest.datetime, TODAY, language);
      await card.getByRole('button', { name: t.slots('nearest', { when }), exact: true }).click();
      await expect(card.getByRole('button', { name: slotName(nearest, language) })).toBeVisible();
      await expect(card.getByText(t.slots('windowEmpty'))).toBeHidden();
    });

    test('a doctor card shows the slots of the chosen branch', async ({
      page,
      reserve,
      href,
      t,
    }) => {
      const nearestOf = ({ service }: BranchOption) => service.nearest_slot_datetime;
      const { list, doctor } = await reserve.card(({ doctor }) => {
        const [first, second] = branchOptions(doctor);
        if (first === undefined || second === undefined) return false;
        const times = [nearestOf(first), nearestOf(second)];
        return !times.includes(null) && times[0] !== times[1];
      });
      const [first, second] = branchOptions(doctor);
      if (first === undefined || second === undefined)
        throw new Error('The doctor has only one branch');
      const card = cardOf(page, doctor);
      const nearest = (option: BranchOption) =>
        card.getByRole('button', {
          name: slotName({ datetime: nearestOf(option) ?? '' }, language),
        });

      await page.goto(href(list));
      await expect(nearest(first)).toBeVisible();
      await expect(card).toContainText(first.branch.address);
      await card
        .getByRole('combobox', { name: t.doctors('card.branch') })
        .selectOption(String(second.branch.id));
      await expect(nearest(second)).toBeVisible();
      await expect(card).toContainText(second.branch.address);
    });

    test('explains why there are no slots', async ({ page, backend, baseURL, href, t }) => {
      await changeDoctors(page, (doctor, place) => ({
        ...doctor,
        has_slots: place !== 0,
        services: doctor.services.map((service) => ({
          ...service,
          ...(place < 2 ? { nearest_slot_datetime: null } : {}),
          on_walk_in_basis: place >= 2,
          avg_waiting_time: place === 2 ? 20 : null,
        })),
      }));
      // Promoted doctors would be missing in the list.
      await page.route(/\/api\/v1\/doctors\/premium\//, (route) => route.fulfill(NOTHING));
      await openListFromHome(page, await findSpecialty(backend.api), { href, baseURL });
      const times = page
        .getByRole('list', { name: t.doctors('list.label'), exact: true })
        .getByRole('article')
        .getByRole('group', { name: t.slots('label') });
      const [schedule, free, waiting] = [times.nth(0), times.nth(1), times.nth(2)];
      await expect(schedule).toHaveText(t.slots('noSchedule'));
      await expect(free).toHaveText(t.slots('noSlots'));
      for (const group of [schedule, free]) await expect(group.getByRole('button')).toHaveCount(0);
      await expect(waiting).toContainText(t.slots('walkInWaiting', { count: 20 }));
      await expect(times.nth(3)).toContainText(t.slots('walkIn'));
      await expect(waiting.getByRole('listitem').getByRole('button').first()).toBeVisible();
    });
  });
}

/** Finds a card whose first day has more slots than it shows at first. */
async function findBusyDay({ api }: Backend, reserve: Reserve) {
  let times: { datetime: string }[] = [];
  const card = await reserve.card(async ({ service, doctor, branch }) => {
    const day = service.nearest_slot_datetime?.slice(0, 10);
    if (day === undefined) return false;
    const { results } = await api.slots({
      doctor: String(doctor.id),
      clinic_branch: String(branch.id),
      date_from: day,
      date_to: day,
    });
    times = results.filter((slot) => slot.doctor_service === service.id);
    return times.length > LIMIT;
  });
  return { ...card, times, day: times[0]?.datetime.slice(0, 10) ?? '' };
}
