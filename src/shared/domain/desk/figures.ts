/** The periods of figures, in weeks. */
export const FIGURE_WEEKS = ['4', '13', '52'] as const;
export type FigureWeeks = (typeof FIGURE_WEEKS)[number];

/** The time from booking to appointment: less than a day, a week, 30 days, or longer. */
export const LEADS = ['day', 'week', 'month', 'later'] as const;
export type Lead = (typeof LEADS)[number];
