import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readCalendar } from '#server/features/desk/busy-calendars/reading/read-calendar.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';

/** A start, a rule, and the times that python-dateutil finds, in minutes since the one before. */
type RuleWithTimes = [start: string, rule: string, minutes: number[]];

const FROM = Date.parse('2026-01-01T00:00:00Z');
const UNTIL = Date.parse('2032-01-01T00:00:00Z');
/** Rules with more times end with the last of these (`write-rules.py`). */
const MAX_TIMES = 60;
/** The limit of unread rules among 2,000. */
const MAX_UNREAD = 60;

const rules = JSON.parse(
  gunzipSync(
    readFileSync(new URL('../../../support/data/calendars/rules/rules.json.gz', import.meta.url)),
  ).toString(),
) as RuleWithTimes[];

const read = (start: string, rule: string) =>
  readCalendar({
    bytes: new TextEncoder().encode(
      ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', `DTSTART:${start}Z`, 'DURATION:PT1M', `RRULE:${rule}`]
        .concat('END:VEVENT', 'END:VCALENDAR')
        .join('\r\n'),
    ),
    zone: 'UTC',
    from: FROM,
    until: UNTIL,
    ownHost: 'vizit.hu',
  });

const instantOf = (time: string) =>
  Date.parse(time.replace(/(..)(..)T(..)(..)(..)/, '-$1-$2T$3:$4:$5Z'));

function expected([start, , minutes]: RuleWithTimes): number[] {
  const times = [instantOf(start)];
  for (const each of minutes) times.push((times.at(-1) ?? 0) + each * MINUTE_MS);
  return times;
}

test('every rule has the times that python-dateutil finds, or is unread', () => {
  const different: string[] = [];
  const unread: string[] = [];
  for (const rule of rules) {
    const [start, text] = rule;
    const result = read(start, text);
    const found = result.spans.map(([startsAt]) => startsAt);
    if (result.unread.length > 0) unread.push(`${start} ${text}`);
    else if (String(found.slice(0, MAX_TIMES)) !== String(expected(rule))) {
      different.push(`${start} ${text}`);
    }
  }
  expect(different).toEqual([]);
  expect(rules).toHaveLength(2000);
  expect(unread.length).toBeLessThan(MAX_UNREAD);
});
