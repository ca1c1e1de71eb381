import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { Language } from '#shared/i18n/languages.ts';
import { useFormat } from './format.ts';
import { StaffContext, type StaffApp } from './staff-app.ts';

const NOW = '2026-11-24T09:00:00+05:00';

afterEach(() => {
  vi.useRealTimers();
});

/** Returns the formatters of a page in a language, on 24 November 2026 at 09:00. */
async function formatIn(language: Language) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
  const app = { language } as StaffApp;
  const { result } = await renderHook(() => useFormat(), {
    wrapper: ({ children }) => <StaffContext value={app}>{children}</StaffContext>,
  });
  return result.current;
}

test('times and languages are in Kazakh, which browsers do not know', async () => {
  const { fromNow, duration, languageName } = await formatIn('kk');
  expect(fromNow(NOW)).toBe('қазір');
  expect(fromNow('2026-11-24T07:00:00+05:00')).toBe('2 сағат бұрын');
  expect(fromNow('2026-11-27T09:00:00+05:00')).toBe('3 күннен кейін');
  expect(fromNow('2026-11-24T09:05:00+05:00')).toBe('5 минуттан кейін');
  expect(duration(9000)).toBe('2,5 сағат');
  expect(languageName('ru')).toBe('Орыс тілі');
});

test('times and languages are in the other languages of the pages', async () => {
  const romanian = await formatIn('ro');
  expect(romanian.fromNow(NOW)).toBe('acum');
  expect(romanian.fromNow('2026-11-04T09:00:00+05:00')).toBe('acum 20 de zile');
  const hungarian = await formatIn('hu');
  expect(hungarian.duration(9000)).toBe('2,5 óra');
  expect(hungarian.languageName('ru')).toBe('orosz');
});

test.each([
  ['en', '“Cardio”'],
  ['hu', '„Cardio”'],
  ['kk', '«Cardio»'],
  ['ro', '„Cardio”'],
  ['ru', '«Cardio»'],
] as const)('the quotation marks of %s are %s', async (language, quoted) => {
  const { quote } = await formatIn(language);
  expect(quote('Cardio')).toBe(quoted);
});
