// Writes the plans of `write-files.py` from the standard input by a library of npm, to the standard output.
import { readFileSync } from 'node:fs';

const plans = Object.entries(JSON.parse(readFileSync(0, 'utf8')));
/** The zones that programs write without their names. */
const LOCAL = new Set(['UTC', 'Europe/Budapest']);
const isDay = ({ start }) => !start.includes('T');
const atOf = ({ zone }, text) => new Date(zone === 'UTC' ? `${text}:00Z` : text);

async function byIcs() {
  const { createEvents } = await import('ics');
  const partsOf = (text) => text.split(/\D/).map(Number);
  const write = (events) => {
    const { error, value } = createEvents(
      events.map((event, index) => ({
        uid: `${index}@ics`,
        title: event.text ?? 'Busy',
        description: event.text ?? '',
        start: partsOf(event.start),
        end: partsOf(event.end),
        ...(isDay(event)
          ? {}
          : {
              startInputType: event.zone === 'UTC' ? 'utc' : 'local',
              startOutputType: event.zone === 'UTC' ? 'utc' : 'local',
            }),
        ...(event.rule === undefined ? {} : { recurrenceRule: event.rule }),
        ...(event.without === undefined
          ? {}
          : { exclusionDates: event.without.map((text) => atOf(event, text).getTime()) }),
        busyStatus: event.is_free ? 'FREE' : 'BUSY',
        transp: event.is_free ? 'TRANSPARENT' : 'OPAQUE',
        status: event.status ?? 'CONFIRMED',
      })),
    );
    if (error) throw error;
    return value;
  };
  // It writes no zones but local times, which are those of the branch, and changes no single times.
  const isWritten = ([, events]) =>
    events.every(({ zone, also, replaces }) => LOCAL.has(zone) && !also && !replaces) &&
    // It excludes no whole days.
    events.every((event) => !isDay(event) || event.without === undefined);
  return plans.filter(isWritten).map(([name, events]) => [name, write(events)]);
}

async function byGenerator() {
  const { default: ical } = await import('ical-generator');
  const { tzlib_get_ical_block: block } = await import('timezones-ical-library');
  const write = (events) => {
    const [{ zone }] = events;
    const name = zone === 'UTC' || isDay(events[0]) ? null : zone;
    const calendar = ical({ timezone: { name, generator: (each) => block(each)[0] } });
    for (const event of events) {
      calendar.createEvent({
        start: atOf(event, event.start),
        end: atOf(event, event.end),
        allDay: isDay(event),
        summary: event.text ?? 'Busy',
        description: event.text ?? '',
        timezone: name,
        ...(event.rule === undefined
          ? {}
          : {
              repeating:
                event.without === undefined
                  ? `RRULE:${event.rule}`
                  : [
                      `RRULE:${event.rule}`,
                      ...event.without.map((text) => {
                        const time = text.replaceAll(/[-:]/g, '');
                        return zone === 'UTC'
                          ? `EXDATE:${time}00Z`
                          : `EXDATE;TZID=${zone}:${time}00`;
                      }),
                    ].join('\r\n'),
            }),
        transparency: event.is_free ? 'TRANSPARENT' : 'OPAQUE',
        status: event.status ?? 'CONFIRMED',
      });
    }
    return calendar.toString();
  };
  // It reads dates in the zone of the machine, and rules with other lines are texts of its caller.
  const isWritten = ([, events]) =>
    events.every(({ zone, also, replaces }) => LOCAL.has(zone) && !also && !replaces) &&
    events.every((event) => !isDay(event) || event.without === undefined);
  return plans.filter(isWritten).map(([name, events]) => [name, write(events)]);
}

async function byIcalJs() {
  const { default: ICAL } = await import('ical.js');
  const { tzlib_get_ical_block: block } = await import('timezones-ical-library');
  const write = (events) => {
    const calendar = new ICAL.Component('vcalendar');
    calendar.updatePropertyWithValue('version', '2.0');
    const zones = new Set(events.filter((event) => !isDay(event)).map(({ zone }) => zone));
    const zoneOf = (name) => {
      if (name === 'UTC') return ICAL.Timezone.utcTimezone;
      return new ICAL.Timezone(new ICAL.Component(ICAL.parse(block(name)[0])));
    };
    for (const name of zones) {
      if (name !== 'UTC') calendar.addSubcomponent(zoneOf(name).component);
    }
    for (const event of events) {
      const item = new ICAL.Component('vevent');
      const zone = isDay(event) ? null : zoneOf(event.zone);
      const timeOf = (text) => {
        if (isDay(event)) return ICAL.Time.fromDateString(text);
        const time = ICAL.Time.fromDateTimeString(`${text}:00${event.zone === 'UTC' ? 'Z' : ''}`);
        if (event.zone !== 'UTC') time.zone = zone;
        return time;
      };
      const add = (name, text) => {
        const property = new ICAL.Property(name);
        if (isDay(event)) property.resetType('date');
        property.setValue(timeOf(text));
        if (isDay(event)) property.setParameter('value', 'DATE');
        else if (event.zone !== 'UTC') property.setParameter('tzid', zone.tzid);
        item.addProperty(property);
      };
      item.addPropertyWithValue('uid', event.uid);
      item.addPropertyWithValue('summary', event.text ?? 'Busy');
      add('dtstart', event.start);
      add('dtend', event.end);
      if (event.rule !== undefined) {
        item.addPropertyWithValue('rrule', ICAL.Recur.fromString(event.rule));
      }
      for (const text of event.without ?? []) add('exdate', text);
      for (const text of event.also ?? []) add('rdate', text);
      if (event.replaces !== undefined) add('recurrence-id', event.replaces);
      item.addPropertyWithValue('transp', event.is_free ? 'TRANSPARENT' : 'OPAQUE');
      item.addPropertyWithValue('status', event.status ?? 'CONFIRMED');
      calendar.addSubcomponent(item);
    }
    return calendar.toString();
  };
  return plans.map(([name, events]) => [name, write(events)]);
}

async function byTsIcs() {
  const { generateIcsCalendar } = await import('ts-ics');
  const write = (events) => {
    const timeOf = (event, text) => {
      const date = isDay(event) ? new Date(`${text}T00:00Z`) : atOf(event, text);
      if (isDay(event)) return { date, type: 'DATE' };
      if (event.zone === 'UTC') return { date, type: 'DATE-TIME' };
      const offset = -new Date(text).getTimezoneOffset();
      const clock = new Date(`${text}:00Z`);
      const zone = `+0${offset / 60}00`;
      return {
        date,
        type: 'DATE-TIME',
        local: { date: clock, timezone: event.zone, tzoffset: zone },
      };
    };
    return generateIcsCalendar({
      prodId: '-//ts-ics//',
      version: '2.0',
      events: events.map((event) => ({
        uid: event.uid,
        summary: event.text ?? 'Busy',
        stamp: { date: new Date(0), type: 'DATE-TIME' },
        start: timeOf(event, event.start),
        end: timeOf(event, event.end),
        timeTransparent: event.is_free ? 'TRANSPARENT' : 'OPAQUE',
        status: event.status ?? 'CONFIRMED',
        ...(event.without === undefined
          ? {}
          : { exceptionDates: event.without.map((text) => timeOf(event, text)) }),
        ...(event.replaces === undefined
          ? {}
          : { recurrenceId: { value: timeOf(event, event.replaces) } }),
      })),
    });
  };
  // It takes rules in parts, and adds no days.
  const isWritten = ([, events]) =>
    events.every(({ zone, rule, also }) => LOCAL.has(zone) && rule === undefined && !also);
  return plans.filter(isWritten).map(([name, events]) => [name, write(events)]);
}

const WRITERS = {
  ics: byIcs,
  'ical-generator': byGenerator,
  'ical.js': byIcalJs,
  'ts-ics': byTsIcs,
};
process.stdout.write(JSON.stringify(Object.fromEntries(await WRITERS[process.argv[2]]())));
