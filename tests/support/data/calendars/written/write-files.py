"""Writes calendars by four libraries, with the busy times that were asked for, to files.json.gz.

    apt-get install python3-icalendar python3-vobject python3-dateutil
    npm install ics ical-generator
    python3 write-files.py

The busy times are computed here, by python-dateutil and zoneinfo, from what the libraries were asked to write.
"""

import gzip
import json
import os
import subprocess
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

import icalendar
import pytz
import vobject
from dateutil import tz
from dateutil.rrule import rrulestr

BRANCH = 'Europe/Budapest'
FROM = datetime(2026, 11, 22, 23, tzinfo=timezone.utc)
UNTIL = datetime(2027, 11, 22, 23, tzinfo=timezone.utc)
LONG = 'Főorvosi vizit, ügyelet és továbbképzés; árvíztűrő tükörfúrógép, ' * 4 + 'Қабылдау уақыты 🩺'


def event(start, end=None, zone=BRANCH, **more):
    """Describes an event by local times of its zone, `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`."""
    return {'start': start, 'end': end, 'zone': zone, **more}


def hours(day, first, last, **more):
    return event(f'{day}T{first:02}:00', f'{day}T{last:02}:00', **more)


PLANS = {
    'one event in UTC': [hours('2026-12-01', 9, 10, zone='UTC')],
    'one event in a zone, with long texts': [hours('2026-12-01', 9, 10, text=LONG)],
    'one event in another zone': [hours('2026-12-01', 9, 10, zone='Asia/Almaty')],
    'a whole day': [event('2026-12-24', '2026-12-25')],
    'three whole days': [event('2027-03-27', '2027-03-30', text=LONG)],
    'a night': [event('2026-12-31T22:00', '2027-01-01T06:00')],
    'days across a clock change': [hours('2027-03-26', 9, 10, rule='FREQ=DAILY;COUNT=6')],
    'weeks until an instant, without two': [
        hours(
            '2026-12-01', 15, 17, zone='UTC', rule='FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270301T150000Z',
            without=['2026-12-24T15:00', '2026-12-31T15:00'],
        )
    ],
    'weeks in a zone, without one': [
        hours('2027-03-01', 8, 9, rule='FREQ=WEEKLY;INTERVAL=2;COUNT=10', without=['2027-03-29T08:00'])
    ],
    'last Fridays': [hours('2026-11-27', 8, 12, rule='FREQ=MONTHLY;BYDAY=-1FR;COUNT=10')],
    'second working days': [
        hours('2026-12-02', 8, 12, rule='FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=2;COUNT=10')
    ],
    'a day of the year': [event('2025-12-06', '2025-12-07', rule='FREQ=YEARLY')],
    'free, cancelled and busy': [
        hours('2026-12-02', 9, 10, is_free=True),
        hours('2026-12-03', 9, 10, status='CANCELLED'),
        hours('2026-12-04', 9, 10, status='TENTATIVE'),
    ],
    'twenty events': [hours(f'2027-01-{day:02}', 10, 11, text=LONG[day:]) for day in range(1, 21)],
}


def parsed(text, zone=None):
    if 'T' not in text:
        return date.fromisoformat(text)
    return datetime.fromisoformat(text).replace(tzinfo=zone)


def instant(value, zone):
    if not isinstance(value, datetime):
        value = datetime(value.year, value.month, value.day)
    return value.replace(tzinfo=ZoneInfo(zone)).astimezone(timezone.utc)


def busy_times(events):
    """Returns the times that are busy, as instants."""
    spans = []
    for each in events:
        if each.get('is_free') or each.get('status') == 'CANCELLED':
            continue
        is_day = 'T' not in each['start']
        zone = BRANCH if is_day else each['zone']
        start, end = parsed(each['start']), parsed(each['end'])
        first = datetime(start.year, start.month, start.day) if is_day else start
        starts = [first]
        if 'rule' in each:
            # Only rules of events in UTC end at an instant.
            rule = rrulestr(each['rule'].replace('Z', ''), dtstart=first)
            starts = [at for at in rule.between(first, datetime(2027, 12, 1), inc=True)]
        for at in starts:
            if at.isoformat(timespec='minutes') in each.get('without', []):
                continue
            span = instant(at, zone), instant(at + (end - start), zone)
            if span[0] < UNTIL and span[1] > FROM:
                spans.append([time.strftime('%Y-%m-%dT%H:%M') for time in span])
    return sorted(spans)


def localized(text, zone):
    # The library knows the names of zones of pytz only.
    return zone.localize(parsed(text)) if 'T' in text else parsed(text)


def by_icalendar(events):
    calendar = icalendar.Calendar()
    calendar.add('prodid', '-//icalendar//')
    calendar.add('version', '2.0')
    for index, each in enumerate(events):
        zone = pytz.timezone(each['zone'])
        item = icalendar.Event()
        item.add('uid', f'{index}@icalendar')
        item.add('dtstart', localized(each['start'], zone))
        item.add('dtend', localized(each['end'], zone))
        item.add('summary', each.get('text', 'Busy'))
        item.add('description', each.get('text', ''))
        if 'rule' in each:
            item.add('rrule', icalendar.vRecur.from_ical(each['rule']))
        for without in each.get('without', []):
            item.add('exdate', localized(without, zone))
        item.add('transp', 'TRANSPARENT' if each.get('is_free') else 'OPAQUE')
        item.add('status', each.get('status', 'CONFIRMED'))
        calendar.add_component(item)
    return calendar.to_ical().decode()


def by_vobject(events):
    calendar = vobject.iCalendar()
    for index, each in enumerate(events):
        zone = tz.tzutc() if each['zone'] == 'UTC' else tz.gettz(each['zone'])
        item = calendar.add('vevent')
        item.add('uid').value = f'{index}@vobject'
        item.add('dtstart').value = parsed(each['start'], zone)
        item.add('dtend').value = parsed(each['end'], zone)
        item.add('summary').value = each.get('text', 'Busy')
        item.add('description').value = each.get('text', '')
        if 'rule' in each:
            item.add('rrule').value = each['rule']
        if 'without' in each:
            item.add('exdate').value = [parsed(without, zone) for without in each['without']]
        item.add('transp').value = 'TRANSPARENT' if each.get('is_free') else 'OPAQUE'
        item.add('status').value = each.get('status', 'CONFIRMED')
    return calendar.serialize()


def by_npm(writer):
    result = subprocess.run(
        ['node', Path(__file__).with_name('write-files.mjs'), writer],
        input=json.dumps(PLANS), capture_output=True, check=True, text=True, env={**os.environ, 'TZ': BRANCH},
    )
    return json.loads(result.stdout)


def main():
    written = {
        'icalendar': {name: by_icalendar(events) for name, events in PLANS.items()},
        'vobject': {name: by_vobject(events) for name, events in PLANS.items()},
        'ics': by_npm('ics'),
        'ical-generator': by_npm('ical-generator'),
    }
    files = [
        {'writer': writer, 'name': name, 'content': content, 'busy': busy_times(PLANS[name])}
        for writer, contents in written.items()
        for name, content in contents.items()
    ]
    target = Path(__file__).with_name('files.json.gz')
    target.write_bytes(gzip.compress(json.dumps(files, ensure_ascii=False).encode(), mtime=0))
    print(len(files), 'files,', target.stat().st_size, 'bytes')


main()
