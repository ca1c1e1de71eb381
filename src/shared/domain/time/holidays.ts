/**
 * The kinds of a holiday: a public holiday, a day off instead of another day, a working day instead of
 * another, a working day that ends early, and a holiday of some people.
 */
export const HOLIDAY_KINDS = ['closed', 'moved_rest', 'moved_work', 'short', 'optional'] as const;

/**
 * The hours of a branch on a holiday. `official` follows the calendar of the country: closed on holidays,
 * open on working days that replace others.
 */
export const HOLIDAY_CHOICES = ['closed', 'usual', 'official', 'hours'] as const;
