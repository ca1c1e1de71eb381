import { CalendarFaultError } from '../../calendar-fault-error.ts';
import { contentLines, parseProperty, type ContentLine, type Property } from './content-lines.ts';
import { UnreadError } from '../unread-error.ts';

/** A component of a calendar with the lines that matter for times. */
export interface Component {
  readonly kind: string;
  /** The line of the file with which it begins, counted from 1. */
  readonly number: number;
  readonly properties: Property[];
  /** Lines that matter and cannot be read. */
  readonly damaged: ContentLine[];
  readonly parts: Component[];
}

/** The characters in which a file must begin its first calendar. */
const MAX_PREAMBLE = 1000;
/** The components that stand directly in a calendar. */
const OUTER = new Set(['VEVENT', 'VFREEBUSY', 'VTIMEZONE', 'VTODO', 'VJOURNAL']);
const NAMES = [
  'UID',
  'SEQUENCE',
  'STATUS',
  'TRANSP',
  'METHOD',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'FREEBUSY',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
];
const RELEVANT = new Set(NAMES);
/** A damaged line that may name times or bound an event: a name without its colon, the rest of a rule or of times. */
const LOOKS_RELEVANT = new RegExp(
  `^(?:${NAMES.join('|')}|(?:BEGIN|END)(?:\\W*V[A-Z]+)?\\s*$|(?:FREQ|INTERVAL|COUNT|UNTIL|WKST|BY[A-Z]+)=|\\d{8}T\\d{6})`,
  'i',
);

/**
 * Splits a file into its calendars, so that a damaged line counts only in its own event, and only if it matters for
 * times. Throws a `CalendarFaultError` for a file that is not a calendar, ends before its calendar does, or has
 * components outside of a calendar.
 */
export function parseComponents(bytes: Uint8Array): Component[] {
  const root = componentOf('', 0);
  const open = [root];
  let isAfterRelevant = false;
  let last: ContentLine | undefined;
  for (const line of calendarLines(bytes)) {
    const [, edge, kind] = /^(BEGIN|END):([\w-]+)\s*$/i.exec(line.text) ?? [];
    if (edge === undefined || kind === undefined) {
      isAfterRelevant = addLine(open.at(-1) ?? root, line, isAfterRelevant);
    } else {
      isAfterRelevant = false;
      (edge.toUpperCase() === 'BEGIN' ? begin : end)(open, kind.toUpperCase(), line);
    }
    last = line;
  }
  if (open.length > 1) throw endsEarly(last);
  return root.parts;
}

/** Returns the lines from the first calendar on. */
function calendarLines(bytes: Uint8Array): ContentLine[] {
  const lines = contentLines(bytes);
  const begins = lines.findIndex(({ text }) => /^BEGIN:VCALENDAR\s*$/i.test(text));
  const preamble = lines.slice(0, begins);
  const length = preamble.reduce((sum, { text }) => sum + text.length, 0);
  if (begins === -1 || length > MAX_PREAMBLE) {
    throw new CalendarFaultError({ reason: 'not_calendar' });
  }
  // The beginning of another calendar is damaged.
  const outside = preamble.find(({ text }) => /^(?:BEGIN|END):/i.test(text));
  if (outside !== undefined) throw endsEarly(outside);
  return lines.slice(begins);
}

const componentOf = (kind: string, number: number): Component => ({
  kind,
  number,
  properties: [],
  damaged: [],
  parts: [],
});

const endsEarly = (line: ContentLine | undefined) =>
  new CalendarFaultError({ reason: 'damaged', number: line?.number ?? 1 });

/** Adds a line if it matters for times, and tells whether it does. */
function addLine(component: Component, line: ContentLine, isAfterRelevant: boolean): boolean {
  const property = parseProperty(line);
  if (property === null || /^(?:BEGIN|END)$/.test(property.name)) {
    // The line before may go on here, but no value begins with a colon.
    const isRest = isAfterRelevant && !line.text.startsWith(':');
    const isRelevant = property !== null || isRest || LOOKS_RELEVANT.test(line.text);
    if (isRelevant) component.damaged.push(line);
    return isRelevant;
  }
  const isRelevant = RELEVANT.has(property.name);
  if (isRelevant) component.properties.push(property);
  return isRelevant;
}

function begin(open: Component[], kind: string, line: ContentLine): void {
  // Components stand in calendars, and calendars do not.
  if ((kind === 'VCALENDAR') !== (open.length === 1)) throw endsEarly(line);
  // An event that begins within another one: the end of that one is missing.
  if (OUTER.has(kind)) close(open, 2, line);
  const component = componentOf(kind, line.number);
  open.at(-1)?.parts.push(component);
  open.push(component);
}

function end(open: Component[], kind: string, line: ContentLine): void {
  if (open.length === 1 && kind !== 'VCALENDAR') throw endsEarly(line);
  const depth = open.findLastIndex((component) => component.kind === kind);
  if (depth > 0) {
    close(open, depth + 1, line);
    open.length = depth;
  } else if (OUTER.has(kind)) {
    // The beginning of this component is damaged, and its lines are lost.
    const component = componentOf(kind, line.number);
    component.damaged.push(line);
    open[1]?.parts.push(component);
  } else {
    open.at(-1)?.damaged.push(line);
  }
}

/** Closes the components from a depth on, whose own ends are missing: they may contain lines of those around them. */
function close(open: Component[], depth: number, line: ContentLine): void {
  while (open.length > depth) {
    const component = open.pop();
    if (component === undefined || isHarmless(component)) continue;
    component.damaged.push(line);
    open.at(-1)?.damaged.push(line);
  }
}

/** Tells whether a component without its end is an alarm in which no line matters for times. */
const isHarmless = ({ kind, properties, damaged }: Component): boolean =>
  kind === 'VALARM' && properties.length === 0 && damaged.length === 0;

/** Returns the only property of a name, null without one. Throws an `UnreadError` for several that differ. */
export function propertyOf(
  { properties }: Pick<Component, 'properties'>,
  name: string,
): Property | null {
  const [first, ...others] = propertiesOf({ properties }, name);
  const other = others.find(({ text }) => text !== first?.text);
  if (other !== undefined) throw new UnreadError('damaged', other.number);
  return first ?? null;
}

/** Returns the properties of a name. */
export const propertiesOf = (
  { properties }: Pick<Component, 'properties'>,
  name: string,
): Property[] => properties.filter((property) => property.name === name);
