import { DAY_MS } from '#shared/domain/time/durations.ts';
import { propertiesOf, propertyOf, type Component } from '../lines/components.ts';
import { fitsFilters } from '../times/expand-rule.ts';
import { parseRule, type Rule } from '../times/rule.ts';
import {
  after,
  allTimesOf,
  instantOf,
  parseDuration,
  timeOf,
  type Time,
  type TimeWithEnd,
} from '../times/times.ts';
import { UnreadError } from '../unread-error.ts';
import type { Zones } from '../times/zone.ts';

/** Epoch milliseconds. */
export type BusySpan = readonly [startsAt: number, endsAt: number];

/** The times of a VEVENT. */
export interface CalendarEvent {
  readonly component: Component;
  readonly uid: string;
  readonly sequence: number;
  readonly isBusy: boolean;
  /** Null for a cancelled occurrence that names only its RECURRENCE-ID. */
  readonly start: Time | null;
  /** Returns the instant at which an occurrence ends. */
  readonly endOf: (at: TimeWithEnd) => number;
  readonly rules: readonly Rule[];
  /** RDATE and EXDATE. */
  readonly added: readonly TimeWithEnd[];
  readonly excluded: readonly Time[];
  /** The occurrence of a series that this event replaces (RECURRENCE-ID); null for one of its own. */
  readonly replaces: Time | null;
  /** Tells whether it replaces all later occurrences as well. */
  readonly isLaterChange: boolean;
}

/** Reads the times of an event. Throws an `UnreadError` for one whose busy times are not certain. */
export function readEvent(component: Component, zones: Zones): CalendarEvent {
  const [damaged] = component.damaged;
  if (damaged !== undefined) throw new UnreadError('damaged', damaged.number);
  // Several events that run together.
  propertyOf(component, 'UID');
  const [old] = propertiesOf(component, 'EXRULE');
  if (old !== undefined) throw new UnreadError('unknown_rule', old.number);
  const isBusy = isBusyEvent(component);
  const replaces = timeOf(component, 'RECURRENCE-ID', zones);
  const start = timeOf(component, 'DTSTART', zones);
  if (start === null && (isBusy || replaces === null)) throw new UnreadError('damaged');
  return {
    component,
    uid: uidOf(component),
    sequence: sequenceOf(component),
    isBusy,
    start,
    endOf: start === null ? instantOf : endsOf(component, start, zones),
    // Some programs repeat the rules of the series in an event that replaces one occurrence.
    ...(start === null || replaces !== null
      ? { rules: [], added: [], excluded: [] }
      : repetitionOf(component, start, zones)),
    replaces,
    isLaterChange: isLaterChange(component),
  };
}

export const uidOf = (component: Component): string =>
  propertiesOf(component, 'UID')[0]?.value ?? '';

/** Tells whether an event says clearly that it is free. */
export function isClearlyFree(component: Component): boolean {
  try {
    return !isMixed(component) && !isBusyEvent(component);
  } catch (error) {
    if (error instanceof UnreadError) return false;
    throw error;
  }
}

/** Tells whether an event is an appointment of this site. */
export const isOwnEvent = (component: Component, ownHost: string): boolean =>
  !isMixed(component) && uidOf(component).endsWith(`@${ownHost}`);

/** Tells whether several events run together, because the lines between them are lost. */
const isMixed = (component: Component): boolean =>
  ['UID', 'DTSTART'].some((name) => {
    const [first, ...others] = propertiesOf(component, name);
    return others.some(({ text }) => text !== first?.text);
  });

/** Tells whether an event is neither transparent nor cancelled. Throws an `UnreadError` if it says both. */
const isBusyEvent = (component: Component): boolean =>
  propertyOf(component, 'TRANSP')?.value.toUpperCase() !== 'TRANSPARENT' &&
  propertyOf(component, 'STATUS')?.value.toUpperCase() !== 'CANCELLED';

/** Tells whether an event changes a range of occurrences. */
export const hasRange = (component: Component): boolean =>
  propertiesOf(component, 'RECURRENCE-ID').some(({ parameters }) => parameters.has('RANGE'));

/** Tells whether an event changes an occurrence and all later ones. Throws an `UnreadError` for another range. */
function isLaterChange(component: Component): boolean {
  const { parameters, number } = propertyOf(component, 'RECURRENCE-ID') ?? {};
  if (!hasRange(component)) return false;
  if (parameters?.get('RANGE')?.toUpperCase() === 'THISANDFUTURE') return true;
  throw new UnreadError('damaged', number);
}

function sequenceOf(component: Component): number {
  const { value = '0', number } = propertyOf(component, 'SEQUENCE') ?? {};
  if (!/^\d{1,10}$/.test(value)) throw new UnreadError('damaged', number);
  return Number(value);
}

function repetitionOf(component: Component, start: Time, zones: Zones) {
  const added = allTimesOf(component, 'RDATE', zones);
  // The length of a date among times is not defined, nor the other way round.
  if (added.some(({ isDate, end }) => end === undefined && isDate !== start.isDate)) {
    throw new UnreadError('damaged', propertiesOf(component, 'RDATE')[0]?.number);
  }
  const excluded = allTimesOf(component, 'EXDATE', zones);
  return { rules: rulesOf(component, start), added, excluded };
}

function rulesOf(component: Component, start: Time): Rule[] {
  return propertiesOf(component, 'RRULE').map((property) => {
    const rule = parseRule(property, start);
    if (!fitsFilters(rule, start)) throw new UnreadError('unaligned_rule', rule.line);
    return rule;
  });
}

/** Returns the function from an occurrence to the instant of its end. */
function endsOf(component: Component, start: Time, zones: Zones) {
  const ends = [byEnd(component, start, zones), byDuration(component, start)].filter(
    (endOf) => endOf !== null,
  );
  const [endOf, other] = ends;
  if (
    ends.some((each) => each(start) < instantOf(start)) ||
    endOf?.(start) !== (other ?? endOf)?.(start)
  ) {
    throw damagedEnd(component);
  }
  // Without an end, a time takes no time.
  const byDefault = (at: Time) => after(at, { days: start.isDate ? 1 : 0, rest: 0 });
  return (at: TimeWithEnd): number => at.end ?? (endOf ?? byDefault)(at);
}

const damagedEnd = (component: Component) =>
  new UnreadError('damaged', propertyOf(component, 'DTEND')?.number);

function byEnd(component: Component, start: Time, zones: Zones) {
  const end = timeOf(component, 'DTEND', zones);
  if (end === null) return null;
  if (end.isDate !== start.isDate) throw damagedEnd(component);
  if (!start.isDate) {
    const length = instantOf(end) - instantOf(start);
    return (at: Time) => instantOf(at) + length;
  }
  // Some programs write the same day twice for one whole day.
  const days = (end.clock - start.clock) / DAY_MS || 1;
  return (at: Time) => after(at, { days, rest: 0 });
}

function byDuration(component: Component, start: Time) {
  const property = propertyOf(component, 'DURATION');
  if (property === null) return null;
  const duration = parseDuration(property.value);
  if (duration === null) throw new UnreadError('damaged', property.number);
  const { days, rest } = duration;
  return (at: Time) => after(at, { days: days || (start.isDate && rest === 0 ? 1 : 0), rest });
}
