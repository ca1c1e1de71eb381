export { addCalendar } from './add-calendar.ts';
export { listCalendars } from './busy-calendar-rows.ts';
export { pauseCalendar } from './pause-calendar.ts';
export { readDueCalendars, type CalendarReader } from './read-due-calendars.ts';
export { removeCalendar } from './remove-calendar.ts';
export { uploadCalendar } from './upload-calendar.ts';
