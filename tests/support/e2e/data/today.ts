/** The instant at which the clocks of served countries begin: a Monday, 09:00 in Budapest. */
export const MORNING = Date.parse('2026-11-23T08:00:00Z');
export const TODAY = '2026-11-23';
export const TOMORROW = '2026-11-24';
