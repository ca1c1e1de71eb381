// Writes the plans of `write-files.py` from the standard input by a library of npm, to the standard output.
import { readFileSync } from 'node:fs';

const plans = Object.entries(JSON.parse(readFileSync(0, 'utf8')));
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
  // It writes no zones but local times, which are those of the branch.
  const isWritten = ([, events]) => events.every(({ zone }) => zone !== 'Asia/Almaty');
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
  // It reads dates in the zone of the machine.
  const isWritten = ([, events]) => events.every(({ zone }) => zone !== 'Asia/Almaty');
  return plans.filter(isWritten).map(([name, events]) => [name, write(events)]);
}

const entries = await (process.argv[2] === 'ics' ? byIcs() : byGenerator());
process.stdout.write(JSON.stringify(Object.fromEntries(entries)));
