/** The columns of a grid with a column for each weekday, Monday first. */
export const DAY_FIELDS = ['day_1', 'day_2', 'day_3', 'day_4', 'day_5', 'day_6', 'day_7'] as const;

/** A list of working hours. */
export const hourFile = {
  permission: 'imports.hours',
  fields: [
    'doctor',
    'external_id',
    'branch',
    'days',
    'hours',
    'starts',
    'ends',
    'weeks',
    'valid_from',
    'valid_to',
    ...DAY_FIELDS,
  ],
} as const;
export type HourField = (typeof hourFile.fields)[number];
