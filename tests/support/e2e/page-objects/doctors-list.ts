import type { Locator, Page } from '@playwright/test';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatDay, formatTime } from '#shared/i18n/format-date.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** Returns the link to a specialty's doctors on the home page. */
export function specialtyLink(page: Page, specialty: { name: string }): Locator {
  return page.getByRole('main').getByRole('link', { name: new RegExp(`^${specialty.name}`) });
}

/** Returns the card of a doctor in a list. */
export function cardOf(page: Page, doctor: { name: string }): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: doctor.name, exact: true }) });
}

/** Returns the first slot on a card. */
export function firstSlot(card: Locator): Locator {
  return card.getByRole('listitem').getByRole('button').first();
}

/** Returns the accessible name of a slot's button: day and hour. */
export function slotName(slot: { datetime: string }, language: Language): string {
  const { date, minuteOfDay } = wallClockOf(slot.datetime);
  return `${formatDay(date, language, 'weekday')}, ${formatTime(minuteOfDay)}`;
}
