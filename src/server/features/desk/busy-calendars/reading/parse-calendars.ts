import ICAL from 'ical.js';
import { CalendarFaultError } from '../calendar-fault-error.ts';

/** A line as RFC 5545, 3.1, defines it: a name, parameters, a value. */
const LINE = /^[\w-]+(?:;[\w-]+=(?:"[^"]*"|[^";:]*))*:/;
/** A property with a date that does not say that it is one, which some programs write. */
const UNMARKED_DATE =
  /^((?:DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)(?![^:\r\n]*VALUE=)[^:\r\n]*):(?=\d{8}(?:,\d{8})*\r?$)/gim;
/** The characters in which a file must begin its first calendar. */
const MAX_PREAMBLE = 1000;

/**
 * Parses the calendars of a file. Throws a `CalendarFaultError` for a file that is not one, such as the web page of a
 * calendar, or with the line that is damaged.
 */
export function parseCalendars(bytes: Uint8Array): ICAL.Component[] {
  const text = decode(bytes);
  if (!/BEGIN:VCALENDAR/i.test(text.slice(0, MAX_PREAMBLE))) {
    throw new CalendarFaultError({ reason: 'not_calendar' });
  }
  try {
    const parsed: unknown = ICAL.parse(text.trim().replace(UNMARKED_DATE, '$1;VALUE=DATE:'));
    const roots = [parsed].flat(Array.isArray(parsed) && Array.isArray(parsed[0]) ? 1 : 0);
    return roots.map((root) => new ICAL.Component(root as unknown[]));
  } catch {
    throw new CalendarFaultError({ reason: 'damaged', number: damagedLine(text) });
  }
}

/** Returns the number of the first damaged line; of the last one if the file ends before its calendar does. */
function damagedLine(text: string): number {
  // A long line continues on the next ones, which begin with a space.
  const pattern = /[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/g;
  let number = 1;
  for (const [line] of text.trimEnd().matchAll(pattern)) {
    if (line !== '' && !LINE.test(line.replace(/\r?\n[ \t]/g, ''))) return number;
    if (line !== '') number += line.split('\n').length;
  }
  return Math.max(1, number - 1);
}

/** Decodes UTF-8, the only encoding of calendars (RFC 5545, 3.1.4). */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CalendarFaultError({ reason: 'encoding' });
  }
}
