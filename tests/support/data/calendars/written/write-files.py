"""Writes calendars by ten libraries and a program, with the busy times that were asked for, to files.json.gz.

    apt-get install python3-icalendar python3-vobject python3-dateutil python3-tz calcurse
    apt-get install libdata-ical-perl ruby-icalendar ruby-tzinfo php-cli php-sabre-vobject libical-dev gcc
    npm install ics ical-generator ical.js ts-ics timezones-ical-library
    python3 write-files.py

The busy times are computed here, by python-dateutil and zoneinfo, from what the libraries were asked to write.
"""

import gzip
import json
import os
import random
import subprocess
import tempfile
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

import icalendar
import pytz
import vobject
from dateutil import tz
from dateutil.rrule import rrulestr

HERE = Path(__file__).resolve().parent
BRANCH = 'Europe/Budapest'
MIXED = 8
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
    'a series of which one time moved and one is cancelled': [
        hours('2026-12-07', 8, 10, rule='FREQ=WEEKLY;COUNT=4', uid='series'),
        hours('2026-12-15', 13, 14, replaces='2026-12-14T08:00', uid='series'),
        hours('2026-12-21', 8, 10, replaces='2026-12-21T08:00', status='CANCELLED', uid='series'),
    ],
    'a series in UTC of which one time moved': [
        hours('2026-12-07', 8, 10, zone='UTC', rule='FREQ=DAILY;COUNT=3', uid='series'),
        hours('2026-12-10', 8, 12, zone='UTC', replaces='2026-12-08T08:00', uid='series'),
    ],
    'times that no rule has': [
        hours('2027-03-01', 16, 17, also=['2027-03-05T16:00', '2027-03-29T16:00', '2027-10-31T16:00'])
    ],
    'days of a week without two': [
        event('2027-01-04', '2027-01-05', rule='FREQ=WEEKLY;BYDAY=MO,TU,WE;COUNT=9', without=['2027-01-06', '2027-01-12'])
    ],
    'days that no rule has': [event('2027-02-01', '2027-02-02', also=['2027-02-10', '2027-03-28'])],
    'times of the night at a clock change': [
        event('2027-03-27T23:30', '2027-03-28T04:00'), event('2027-10-30T23:30', '2027-10-31T04:00'),
    ],
    'twenty events': [hours(f'2027-01-{day:02}', 10, 11, text=LONG[day:]) for day in range(1, 21)],
}


ZONES = ['UTC', BRANCH, 'Europe/Bucharest', 'Asia/Almaty', 'Asia/Bishkek', 'Asia/Dubai', 'America/New_York']
RULES = [
    'FREQ=DAILY;COUNT=12', 'FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=15', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU;COUNT=8',
    'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=7', 'FREQ=MONTHLY;BYDAY=1MO,3MO;COUNT=9', 'FREQ=MONTHLY;COUNT=6',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=6', 'FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU;COUNT=4',
    'FREQ=WEEKLY',
]


def mixed(rng):
    """Returns events of several zones: series without some of their times, or with one that moved, and whole days."""
    events = []
    for index in range(5):
        is_day = index == 3
        rule = rng.choice(RULES) if index < 4 else None
        around = datetime(2026, 12, 1) + timedelta(days=rng.randint(0, 120), minutes=0 if is_day else rng.randint(84, 240) * 5)
        times = list(rrulestr(rule, dtstart=around)[:30]) if rule else [around]
        length = timedelta(days=rng.randint(1, 3)) if is_day else timedelta(minutes=rng.choice([15, 45, 90, 600]))
        written = lambda at: at.strftime('%Y-%m-%d' if is_day else '%Y-%m-%dT%H:%M')
        series = event(written(times[0]), written(times[0] + length), rng.choice(ZONES), uid=f'{index}@mixed')
        if rule:
            series['rule'] = rule
        if index in (1, 3):
            series['without'] = [written(at) for at in rng.sample(times[1:], min(2, len(times) - 1))]
        if index == 4:
            series['also'] = [written(around + timedelta(days=days)) for days in (3, 40, 41)]
        events.append(series)
        if index == 2:
            at = rng.choice(times[1:])
            moved = at + timedelta(hours=rng.choice([-26, -3, 2, 50]))
            events.append(event(written(moved), written(moved + length * 2), series['zone'], uid=series['uid'],
                                replaces=written(at)))
    return events


PLANS |= {f'a mixed calendar {seed}': mixed(random.Random(seed)) for seed in range(1, MIXED + 1)}


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
        replaced = [other['replaces'] for other in events if 'replaces' in other and 'replaces' not in each]
        left_out = {parsed(text) for text in each.get('without', []) + replaced}
        zone = BRANCH if is_day else each['zone']
        start, end = parsed(each['start']), parsed(each['end'])
        first = datetime(start.year, start.month, start.day) if is_day else start
        starts = [first]
        if 'rule' in each:
            # Only rules of events in UTC end at an instant.
            rule = rrulestr(each['rule'].replace('Z', ''), dtstart=first)
            starts = [at for at in rule.between(first, datetime(2027, 12, 1), inc=True)]
        starts += [parsed(text) if not is_day else datetime.fromisoformat(text) for text in each.get('also', [])]
        for at in starts:
            if (at.date() if is_day else at) in left_out:
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
        item.add('uid', each.get('uid', f'{index}@icalendar'))
        item.add('dtstart', localized(each['start'], zone))
        item.add('dtend', localized(each['end'], zone))
        item.add('summary', each.get('text', 'Busy'))
        item.add('description', each.get('text', ''))
        if 'rule' in each:
            item.add('rrule', icalendar.vRecur.from_ical(each['rule']))
        for without in each.get('without', []):
            item.add('exdate', localized(without, zone))
        for also in each.get('also', []):
            item.add('rdate', localized(also, zone), {} if 'T' in also else {'VALUE': 'DATE'})
        if 'replaces' in each:
            item.add('recurrence-id', localized(each['replaces'], zone))
        item.add('transp', 'TRANSPARENT' if each.get('is_free') else 'OPAQUE')
        item.add('status', each.get('status', 'CONFIRMED'))
        calendar.add_component(item)
    return calendar.to_ical().decode()


def by_vobject(events):
    calendar = vobject.iCalendar()
    for index, each in enumerate(events):
        zone = tz.tzutc() if each['zone'] == 'UTC' else tz.gettz(each['zone'])
        item = calendar.add('vevent')
        item.add('uid').value = each.get('uid', f'{index}@vobject')
        item.add('dtstart').value = parsed(each['start'], zone)
        item.add('dtend').value = parsed(each['end'], zone)
        item.add('summary').value = each.get('text', 'Busy')
        item.add('description').value = each.get('text', '')
        if 'rule' in each:
            item.add('rrule').value = each['rule']
        if 'without' in each:
            item.add('exdate').value = [parsed(without, zone) for without in each['without']]
        if 'also' in each:
            item.add('rdate').value = [parsed(also, zone) for also in each['also']]
        if 'replaces' in each:
            item.add('recurrence-id').value = parsed(each['replaces'], zone)
        item.add('transp').value = 'TRANSPARENT' if each.get('is_free') else 'OPAQUE'
        item.add('status').value = each.get('status', 'CONFIRMED')
    return calendar.serialize()


def with_uids(plans):
    return {
        name: [{'uid': f'{index}@example.org', **each} for index, each in enumerate(events)]
        for name, events in plans.items()
    }


def by_program(*command):
    """Returns what a program writes from the plans, which it gets as JSON."""
    result = subprocess.run(
        [str(part) for part in command], input=json.dumps(with_uids(PLANS)), capture_output=True, check=True,
        text=True, env={**os.environ, 'TZ': BRANCH},
    )
    return json.loads(result.stdout)


def by_npm(writer):
    # The libraries are those of the folder that it is called in.
    with tempfile.NamedTemporaryFile('w', suffix='.mjs', dir='.') as script:
        script.write((HERE / 'write-files.mjs').read_text())
        script.flush()
        return by_program('node', script.name, writer)


def by_libical(build):
    lines = []
    for index, events in enumerate(with_uids(PLANS).values()):
        lines.append(['calendar'])
        for each in events:
            lines.append([
                'event', each['uid'], compact(each['start']), compact(each['end']), each['zone'], each.get('rule', ''),
                *(','.join(compact(text) for text in each.get(name, [])) for name in ('without', 'also')),
                compact(each.get('replaces', '')), f"TRANSP:{'TRANSPARENT' if each.get('is_free') else 'OPAQUE'}",
                f"STATUS:{each.get('status', 'CONFIRMED')}", each.get('text', 'Busy'),
            ])
        lines.append(['save', f'{build}/{index}.ics'])
    text = ''.join('\t'.join(line) + '\n' for line in lines)
    subprocess.run(['gcc', '-o', build / 'write', HERE / 'write-files.c', '-lical'], check=True)
    subprocess.run([build / 'write'], input=text, check=True, text=True)
    return {name: (build / f'{index}.ics').read_text() for index, name in enumerate(PLANS)}


def compact(text):
    time = text.replace('-', '').replace(':', '')
    return f'{time}00' if 'T' in time else time


def by_calcurse(build, contents):
    """Lets a program import files and export them again. It has no zones, and few rules."""
    written = {}
    for name, content in contents.items():
        if any(part in each for each in PLANS[name] for part in ('rule', 'also', 'replaces', 'is_free', 'status')):
            continue
        folder = build / f'calcurse {len(written)}'
        folder.mkdir()
        (folder / 'in.ics').write_text(content)
        options = {'check': True, 'capture_output': True, 'text': True, 'env': {**os.environ, 'TZ': BRANCH}}
        subprocess.run(['calcurse', '-D', folder, '-i', folder / 'in.ics'], **options)
        written[name] = subprocess.run(['calcurse', '-D', folder, '-xical'], **options).stdout
    return written


def main():
    contents = {
        'icalendar': {name: by_icalendar(events) for name, events in PLANS.items()},
        'vobject': {name: by_vobject(events) for name, events in PLANS.items()},
        'ics': by_npm('ics'),
        'ical-generator': by_npm('ical-generator'),
        'ical.js': by_npm('ical.js'),
        'ts-ics': by_npm('ts-ics'),
        'Data::ICal': by_program('perl', HERE / 'write-files.pl'),
        'icalendar of Ruby': by_program('ruby', HERE / 'write-files.rb'),
        'sabre/vobject': by_program('php', '-d', 'display_errors=0', HERE / 'write-files.php'),
    }
    with tempfile.TemporaryDirectory() as build:
        contents['libical'] = by_libical(Path(build))
        contents['calcurse'] = by_calcurse(Path(build), contents['Data::ICal'])
    files = [
        {'writer': writer, 'name': name, 'content': content, 'busy': busy_times(PLANS[name])}
        for writer, by_name in contents.items()
        for name, content in by_name.items()
    ]
    target = HERE / 'files.json.gz'
    target.write_bytes(gzip.compress(json.dumps(files, ensure_ascii=False).encode(), mtime=0))
    print(len(files), 'files,', target.stat().st_size, 'bytes')


main()
