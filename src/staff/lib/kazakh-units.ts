import { formatNumber } from '#shared/i18n/format-number.ts';

/** The units in which times are told. */
export type TimeUnit = 'day' | 'hour' | 'minute';

/** The words of CLDR 48. Chromium's `Intl` has no Kazakh data and would answer in English. */
const WORDS: Readonly<Record<TimeUnit, { unit: string; future: string }>> = {
  day: { unit: 'күн', future: 'күннен кейін' },
  hour: { unit: 'сағат', future: 'сағаттан кейін' },
  minute: { unit: 'минут', future: 'минуттан кейін' },
};

/** The Kazakh formatters that stand in for those of `Intl`. */
export const KAZAKH_UNITS = {
  now: 'қазір',
  /** Formats a signed number of units from now: `2 сағат бұрын`, `3 күннен кейін`. */
  fromNow(value: number, unit: TimeUnit): string {
    const { unit: word, future } = WORDS[unit];
    const number = formatNumber(Math.abs(value), 'kk');
    return value < 0 ? `${number} ${word} бұрын` : `${number} ${future}`;
  },
  /** Formats a number of units: `2,5 сағат`. */
  duration: (value: number, unit: TimeUnit): string =>
    `${formatNumber(value, 'kk', { maxDecimals: 1 })} ${WORDS[unit].unit}`,
};
