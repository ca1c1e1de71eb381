import { CalendarFaultError } from '../calendar-fault-error.ts';
import { contentLines, parseProperty, type ContentLine, type Property } from './content-lines.ts';
import { UnreadError } from './unread-error.ts';

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
/** A damaged line that may name times: a name without its colon, the rest of a rule or of a list of times. */
const LOOKS_RELEVANT = new RegExp(
  `^(?:${NAMES.join('|')}|(?:FREQ|INTERVAL|COUNT|UNTIL|WKST|BY[A-Z]+)=|\\d{8}T\\d{6})`,
  'i',
);

/**
 * Splits a file into its calendars, so that a damaged line counts only in its own event, and only if it matters for
 * times. Throws a `CalendarFaultError` for a file that is not a calendar, or ends before its calendar does.
 */
export function parseComponents(bytes: Uint8Array): Component[] {
  const lines = contentLines(bytes);
  const begins = lines.findIndex(({ text }) => /^BEGIN:VCALENDAR\s*$/i.test(text));
  const preamble = lines.slice(0, begins).reduce((length, { text }) => length + text.length, 0);
  if (begins === -1 || preamble > MAX_PREAMBLE) {
    throw new CalendarFaultError({ reason: 'not_calendar' });
  }
  const root = componentOf('', 0);
  let open = [root];
  for (const line of lines.slice(begins)) {
    const [, edge, kind] = /^(BEGIN|END):([\w-]+)\s*$/i.exec(line.text) ?? [];
    const current = open.at(-1) ?? root;
    if (edge === undefined || kind === undefined) addLine(current, line);
    else if (edge.toUpperCase() === 'BEGIN') open = begin(open, kind.toUpperCase(), line);
    else open = end(open, kind.toUpperCase(), line);
  }
  if (open.length > 1) throw endsEarly(lines.at(-1));
  return root.parts;
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

function addLine(component: Component, line: ContentLine): void {
  const property = parseProperty(line);
  if (property === null) {
    if (LOOKS_RELEVANT.test(line.text)) component.damaged.push(line);
  } else if (RELEVANT.has(property.name)) component.properties.push(property);
}

function begin(open: readonly Component[], kind: string, line: ContentLine): Component[] {
  if (kind === 'VCALENDAR' && open.length > 1) throw endsEarly(line);
  // An event that begins within another one: the end of that one is missing.
  const isOuter = OUTER.has(kind) && open.length > 2;
  const parents = isOuter ? unclosed(open, 2, line) : [...open];
  const component = componentOf(kind, line.number);
  parents.at(-1)?.parts.push(component);
  return [...parents, component];
}

function end(open: readonly Component[], kind: string, line: ContentLine): Component[] {
  const depth = open.findLastIndex((component) => component.kind === kind);
  if (depth > 0) return unclosed(open, depth + 1, line).slice(0, depth);
  // The beginning of this component is damaged, and its lines are lost.
  if (OUTER.has(kind)) {
    const component = componentOf(kind, line.number);
    component.damaged.push(line);
    open[1]?.parts.push(component);
  }
  return [...open];
}

/** Closes the components below a depth, whose own ends are missing. */
function unclosed(open: readonly Component[], depth: number, line: ContentLine): Component[] {
  for (const component of open.slice(depth)) {
    if (OUTER.has(component.kind)) component.damaged.push(line);
  }
  return open.slice(0, depth);
}

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
