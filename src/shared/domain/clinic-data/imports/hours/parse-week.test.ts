import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { WEEKS } from '#shared/domain/time/weeks.ts';
import { formatWeek } from './format-week.ts';
import { parseWeek, type WeekPart } from './parse-week.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const part = (
  weekdays: readonly number[] | null,
  spans: readonly (readonly [number, number])[] | null,
  weeks: WeekPart['weeks'] = 'every',
) => ({ weekdays, weeks, spans: spans?.map(([from, to]) => [from * 60, to * 60]) ?? null });

const WORKDAYS = range(1, 5);

test.each<[Language, string, readonly ReturnType<typeof part>[]]>([
  ['en', 'Mon-Fri 9-17', [part(WORKDAYS, [[9, 17]])]],
  ['en', 'Monday to Friday 9am to 5pm', [part(WORKDAYS, [[9, 17]])]],
  ['en', 'M, W, F 0900-1330', [part([1, 3, 5], [[9, 13.5]])]],
  ['en', 'Weekdays from 8 until 12, 13:00 until 18.30', [part(WORKDAYS, [[8, 12], [13, 18.5]])]], // prettier-ignore
  ['en', 'Daily 0-24', [part(range(1, 7), [[0, 24]])]],
  ['en', 'Mon: 9-13; Tue: closed', [part([1], [[9, 13]]), part([2], [])]],
  ['en', 'Fri-Mon 10-14', [part([1, 5, 6, 7], [[10, 14]])]],
  ['en', 'Mon 9-17 odd weeks, Tue 9-17 (even weeks)', [part([1], [[9, 17]], 'odd'), part([2], [[9, 17]], 'even')]], // prettier-ignore
  ['en', 'Odd weeks: Mon 9-13 even weeks Mon 14-18', [part([1], [[9, 13]], 'odd'), part([1], [[14, 18]], 'even')]], // prettier-ignore
  ['en', 'Mon & Thu', [part([1, 4], null)]],
  ['en', '9-13, 14-18', [part(null, [[9, 13], [14, 18]])]], // prettier-ignore
  ['hu', 'H-P 8:00-16:00', [part(WORKDAYS, [[8, 16]])]],
  ['hu', 'Hétfőtől péntekig 8-tól 16:30-ig', [part(WORKDAYS, [[8, 16.5]])]],
  ['hu', 'H, Sze 8-12 és 13-17, Szo 9-13', [part([1, 3], [[8, 12], [13, 17]]), part([6], [[9, 13]])]], // prettier-ignore
  ['hu', 'hétfő, kedden 14h-18h páros héten', [part([1, 2], [[14, 18]], 'even')]],
  ['hu', 'V zárva', [part([7], [])]],
  ['hu', 'L-V 9-17', [part(WORKDAYS, [[9, 17]])]],
  ['ro', 'L-V 9-17', [part(WORKDAYS, [[9, 17]])]],
  ['ro', 'Luni până vineri de la 9 la 17', [part(WORKDAYS, [[9, 17]])]],
  ['ro', 'Ma, J 10:00–14:00 săptămâni impare', [part([2, 4], [[10, 14]], 'odd')]],
  ['ro', 'Sâmbătă 9-13, duminică închis', [part([6], [[9, 13]]), part([7], [])]],
  ['ru', 'Пн, Ср 09:00–13:00', [part([1, 3], [[9, 13]])]],
  ['ru', 'с понедельника по пятницу с 9 до 18', [part(WORKDAYS, [[9, 18]])]],
  ['ru', 'пн.-пт. 9.00-18.00, сб. 9.00-14.00, вс. выходной', [part(WORKDAYS, [[9, 18]]), part([6], [[9, 14]]), part([7], [])]], // prettier-ignore
  ['ru', 'по нечетным неделям вт 15-19', [part([2], [[15, 19]], 'odd')]],
  ['kk', 'Дс-Жм 9:00-18:00', [part(WORKDAYS, [[9, 18]])]],
  ['kk', 'дүйсенбіден жұмаға дейін сағат 9-дан 17-ге дейін', [part(WORKDAYS, [[9, 17]])]],
  ['kk', 'Сәрсенбі, сенбі 10:00-14:00 тақ апта', [part([3, 6], [[10, 14]], 'odd')]],
  ['kk', 'жексенбі жабық', [part([7], [])]],
  ['en', '24/7', [part(range(1, 7), [[0, 24]])]],
  ['en', 'Mon-Fri 9-18, lunch break 13-14', [part(WORKDAYS, [[9, 13], [14, 18]])]], // prettier-ignore
  ['en', 'Mon 9-18 (break: 13:00-14:00), Tue 9-13', [part([1], [[9, 13], [14, 18]]), part([2], [[9, 13]])]], // prettier-ignore
  ['en', 'Mon 9-18 break 13-14, Tue 9-17 break 12-13', [part([1], [[9, 13], [14, 18]]), part([2], [[9, 12], [13, 17]])]], // prettier-ignore
  ['hu', 'H-P 8:00-16:00, ebédszünet 12:00-12:30', [part(WORKDAYS, [[8, 12], [12.5, 16]])]], // prettier-ignore
  ['hu', 'hétfő 8-16 (szünet: 12-től 13-ig)', [part([1], [[8, 12], [13, 16]])]], // prettier-ignore
  ['ro', 'L-V 9-18, pauză de masă 13-14', [part(WORKDAYS, [[9, 13], [14, 18]])]], // prettier-ignore
  ['ru', 'Пн-Пт 09:00-18:00, перерыв 13:00-14:00', [part(WORKDAYS, [[9, 13], [14, 18]])]], // prettier-ignore
  ['ru', 'с 9 до 18, перерыв на обед с 13 до 14', [part(null, [[9, 13], [14, 18]])]], // prettier-ignore
  ['kk', 'Дс-Жм 9:00-18:00, түскі асқа үзіліс 13:00-14:00', [part(WORKDAYS, [[9, 13], [14, 18]])]], // prettier-ignore
  ['kk', 'Дс-Жм 9:00-18:00, ас үзілісі 13:00-14:00', [part(WORKDAYS, [[9, 13], [14, 18]])]], // prettier-ignore
  ['kk', 'Дс-Жм 9:00-18:00, түскі үзіліс 13:00-14:00', [part(WORKDAYS, [[9, 13], [14, 18]])]], // prettier-ignore
])('hours in %s are understood: %s', (language, text, parts) => {
  expect(parseWeek(text, [language])).toEqual(parts);
});

test.each([
  '',
  'by appointment',
  'Mon 9',
  'Mon 17-9',
  'Mon 22-6',
  'Mon 9-25',
  'Mon 9-12-15',
  'Mon 9-17, 16-18',
  'Mon 9:07-17',
  'Mon 9-17 closed',
  'Пн 9-18, на 13-14',
  'Дс 9-18, ас 13-14',
  'Mon, Tue 9-17, Wed',
  '9-17 Mon 9-17',
  '9;17',
  '24/5',
  'Mon 24/7',
  'Mon-Fri 9-18, lunch break',
  'Mon-Fri 9-18, lunch break 13',
  'Mon-Fri 9-13 lunch 14-18',
  'Mon-Fri 9-18 lunch 17-18',
  'Mon 9-18 (13-14 lunch)',
  'Mon-Fri 9-18, Sat 9-17, lunch break 13-14',
  'Mon 9-18 lunch 13-14, Tue 9-18, Wed 9-18, lunch 13-14',
  'lunch break 13-14',
])('text that is no hours is not read: %s', (text) => {
  expect(parseWeek(text, ['en'])).toBeNull();
});

test('an abbreviation that means different weekdays in two languages is read in the first language', () => {
  expect(parseWeek('V 9-13', ['hu', 'ro'])?.[0]?.weekdays).toEqual([7]);
  expect(parseWeek('V 9-13', ['ro', 'hu'])?.[0]?.weekdays).toEqual([5]);
});

const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: 288 }), { minLength: 0, maxLength: 6 })
  .map((marks) => marks.toSorted((a, b) => a - b).map((mark) => mark * 5))
  .map((marks) =>
    Array.from({ length: Math.floor(marks.length / 2) }, (_, index) => {
      return [marks[2 * index] ?? 0, marks[2 * index + 1] ?? 0] as const;
    }),
  );
const weeks = fc.constantFrom(...WEEKS.slice(0, 3));
const week = fc
  .array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), weeks, spans }), {
    minLength: 1,
    maxLength: 10,
  })
  .map((days) => Array.from(new Map(days.map((day) => [day.weekday, day])).values()));
const PARITY: Record<Language, readonly [odd: string, even: string]> = {
  en: ['odd weeks', 'even weeks'],
  hu: ['páratlan hét', 'páros hét'],
  kk: ['тақ апта', 'жұп апта'],
  ro: ['săptămâni impare', 'săptămâni pare'],
  ru: ['нечётные недели', 'чётные недели'],
};

test.each(LANGUAGES)('hours that are formatted in %s are parsed as they were', (language) => {
  fc.assert(
    fc.property(week, (days) => {
      const [odd, even] = PARITY[language];
      const text = formatWeek(days, language, (each) => (each === 'odd' ? odd : even));
      const parsed = parseWeek(text, [language])?.flatMap((each) =>
        (each.weekdays ?? []).map((weekday) => ({
          weekday,
          weeks: each.weeks,
          spans: each.spans,
        })),
      );
      const byWeekday = (a: { weekday: number }, b: { weekday: number }) => a.weekday - b.weekday;
      expect(parsed?.toSorted(byWeekday)).toEqual(days.toSorted(byWeekday));
    }),
  );
});

test('any text is read or refused, without an error', () => {
  const piece = fc.constantFrom('Mon', 'H', 'Пн', '-', '9', '17:00', ',', ' ', 'odd', 'zárva', '(');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((all) => all.join(' ')),
      ),
      (text) => {
        const parts = parseWeek(text, ['hu', 'en', 'ru']);
        expect(parts === null || parts.length > 0).toBe(true);
      },
    ),
  );
});
