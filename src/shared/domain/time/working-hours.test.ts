import { describe, expect, it } from 'vitest';
import { fitsGrid, formatHours, hoursProblem, parseHours } from './working-hours.ts';

describe('parseHours', () => {
  it.each([
    ['9-13, 14-18', '09:00–13:00, 14:00–18:00'],
    ['8:30 – 12.00', '08:30–12:00'],
    ['9-13 14-18', '09:00–13:00, 14:00–18:00'],
    ['0-24', '00:00–24:00'],
    ['14-18, 9-13', '09:00–13:00, 14:00–18:00'],
    ['', ''],
  ])('parseHours reads "%s"', (text, formatted) => {
    expect(formatHours(parseHours(text) ?? [[0, 1]])).toBe(formatted);
  });

  it('parseHours reads the format of formatHours', () => {
    expect(parseHours('09:00–13:00, 14:00–18:00')).toEqual([
      [540, 780],
      [840, 1080],
    ]);
  });

  it.each(['9', '13-9', '9-9', '9-25', '9:75-12', '9-13, 12-18', '9:02-12', 'x'])(
    'parseHours rejects "%s"',
    (text) => {
      expect(parseHours(text)).toBeNull();
    },
  );
});

describe('hoursProblem', () => {
  it.each([
    ['9-13, 14-18', null],
    ['', null],
    ['9', 'unread'],
    ['9-13, x', 'unread'],
    ['25-26', 'beyondDay'],
    ['9:75-12', 'beyondDay'],
    ['22-2', 'reversed'],
    ['8-8', 'sameTime'],
    ['8-16:07', 'steps'],
    ['9-13, 12-18', 'overlap'],
  ])('hoursProblem of "%s" is %s', (text, problem) => {
    expect(hoursProblem(text)).toBe(problem);
  });
});

describe('fitsGrid', () => {
  it('fitsGrid accepts only hours that are multiples of the step of slots', () => {
    expect(fitsGrid([[540, 720]], 30)).toBe(true);
    expect(fitsGrid([[540, 730]], 30)).toBe(false);
  });
});
