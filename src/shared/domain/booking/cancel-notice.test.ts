import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { noticeUntil } from './cancel-notice.ts';

const START = Date.parse('2026-11-26T10:30:00+01:00');
const before = (hours: number) => START - hours * 3_600_000;

test.each([
  ['a clinic that asks for nothing', null, before(100), null],
  ['a booking long before', 24, before(100), before(24)],
  ['a booking at the last moment', 24, before(24), null],
  ['a booking later than that', 72, before(2), null],
])('noticeUntil of %s', (_case, hours, now, until) => {
  expect(noticeUntil(START, hours, now)).toBe(until);
});

test.each(LANGUAGES)(
  'the sheet and the page of the appointment ask alike in %s',
  async (language) => {
    const [booking, appointment] = await Promise.all(
      ['booking', 'appointment'].map(
        (name) =>
          import(`../../i18n/locales/${language}/${name}.json`) as Promise<{
            default: Record<string, Record<string, string>>;
          }>,
      ),
    );
    expect(booking?.default['form']?.['notice']).toBe(appointment?.default['cancel']?.['notice']);
    expect(booking?.default['form']?.['notice']).toContain('{{when}}');
  },
);
