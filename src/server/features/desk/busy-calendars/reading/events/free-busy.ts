import { propertiesOf, type Component } from '../lines/components.ts';
import type { Property } from '../lines/content-lines.ts';
import type { BusySpan } from './read-event.ts';
import { instantOf, parsePeriod } from '../times/times.ts';
import { UnreadError } from '../unread-error.ts';
import { UTC } from '../times/zone.ts';

/** A period in UTC, as RFC 5545 (3.8.2.6) requires. */
const IN_UTC = /^[^/]*Z\/(?:[^/]*Z|[+-]?P[^/]*)$/i;

/** Returns the busy times of a VFREEBUSY, each as a line of its own. */
export const busyPeriods = (component: Component): Property[] =>
  propertiesOf(component, 'FREEBUSY')
    .filter(({ parameters }) => parameters.get('FBTYPE')?.toUpperCase() !== 'FREE')
    .flatMap((property) =>
      property.value.split(',').map((value) => ({ ...property, text: value, value })),
    );

/** Returns a busy time of a VFREEBUSY. Throws an `UnreadError`. */
export function busyTimeOf({ value, parameters, number }: Property): BusySpan {
  const isInUtc = IN_UTC.test(value) && !parameters.has('TZID');
  const period = isInUtc ? parsePeriod(value, UTC) : null;
  if (period === null) throw new UnreadError('damaged', number);
  return [instantOf(period), period.end];
}
