import { propertiesOf, type Component } from './components.ts';
import type { Property } from './content-lines.ts';
import type { BusySpan } from './read-event.ts';
import { instantOf, parsePeriod } from './times.ts';
import { UnreadError } from './unread-error.ts';
import { UTC } from './zone.ts';

/** Returns the lines of a VFREEBUSY with busy times. */
export const busyLines = (component: Component): Property[] =>
  propertiesOf(component, 'FREEBUSY').filter(
    ({ parameters }) => parameters.get('FBTYPE')?.toUpperCase() !== 'FREE',
  );

/** Returns the times of a line of a VFREEBUSY, which are always in UTC. Throws an `UnreadError`. */
export function busyTimesOf({ value, number }: Property): BusySpan[] {
  return value.split(',').map((text) => {
    const period = parsePeriod(text, UTC);
    if (period === null) throw new UnreadError('damaged', number);
    return [instantOf(period), period.end];
  });
}
