"""Writes rules of repetition with the times that python-dateutil finds, to rules.json.gz.

    python3 write-rules.py          # needs python3-dateutil (2.8.2)

Every rule begins at one of its own times. A rule is: its start, its text, and its times until the end of 2031, at
most 60, each as the minutes since the one before. Rules whose search takes longer than a second are left out, because
those within a day, or that never apply, may have no end.
"""

import gzip
import json
import random
import signal
from datetime import datetime, timedelta
from pathlib import Path

from dateutil.rrule import rrulestr

RULES = 2000
MAX_TIMES = 60
END = datetime(2032, 1, 1)
DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

random.seed(20261128)


def some(values, most):
    """Returns one to `most` of the values, in order."""
    return sorted(random.sample(values, min(len(values), random.randint(1, most))))


def listed(values):
    return ','.join(str(value) for value in values)


def chance(share):
    return random.random() < share


def signed(most):
    return list(range(1, most + 1)) + list(range(-most, 0))


def by_day(is_numbered, most_number):
    days = random.sample(DAYS, random.randint(1, 5))
    if not is_numbered:
        return listed(days)
    return listed(f'{random.choice(signed(most_number))}{day}' for day in days[:2])


def rule():
    """Returns a rule, common ones more often than odd ones."""
    frequency = random.choice(['DAILY', 'WEEKLY', 'WEEKLY', 'MONTHLY', 'MONTHLY', 'YEARLY'])
    parts = {'FREQ': frequency}
    if chance(0.4):
        parts['INTERVAL'] = random.randint(2, 6)
    if frequency == 'DAILY':
        if chance(0.3):
            parts['BYMONTH'] = listed(some(list(range(1, 13)), 4))
        if chance(0.3):
            parts['BYDAY'] = by_day(False, 0)
        if chance(0.15):
            parts['BYMONTHDAY'] = listed(some(signed(31), 5))
    if frequency == 'WEEKLY' and chance(0.8):
        parts['BYDAY'] = by_day(False, 0)
    if frequency == 'WEEKLY' and chance(0.15):
        parts['BYMONTH'] = listed(some(list(range(1, 13)), 4))
    if frequency == 'MONTHLY':
        kind = random.random()
        if kind < 0.35:
            parts['BYMONTHDAY'] = listed(some(signed(31), 3))
        elif kind < 0.65:
            parts['BYDAY'] = by_day(True, 5)
        elif kind < 0.9:
            parts['BYDAY'] = by_day(False, 0)
        if chance(0.1):
            parts['BYMONTHDAY'] = listed(some(list(range(1, 32)), 8))
    if frequency == 'YEARLY':
        kind = random.random()
        if kind < 0.3:
            parts['BYMONTH'] = listed(some(list(range(1, 13)), 3))
        elif kind < 0.4:
            parts['BYYEARDAY'] = listed(some(signed(366), 4))
        elif kind < 0.5:
            parts['BYWEEKNO'] = listed(some(signed(53), 3))
            parts['BYDAY'] = by_day(False, 0)
            parts.pop('INTERVAL', None)
        elif kind < 0.6:
            parts['BYDAY'] = by_day(True, 53)
        if kind < 0.3 and chance(0.7):
            parts['BYDAY'] = by_day(chance(0.6), 5)
        elif kind < 0.4 and chance(0.3):
            parts['BYMONTHDAY'] = listed(some(signed(31), 3))
    if chance(0.08):
        parts['BYHOUR'] = listed(some(list(range(7, 20)), 3))
    if chance(0.05):
        parts['BYMINUTE'] = listed(some([0, 15, 30, 45], 2))
    can_choose = any(name in parts for name in ['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYHOUR'])
    if can_choose and 'BYWEEKNO' not in parts and chance(0.2):
        parts['BYSETPOS'] = listed(some(random.choice([[1, -1], signed(4), signed(12)]), 3))
    if chance(0.25):
        parts['WKST'] = random.choice(DAYS)
    if chance(0.3):
        parts['COUNT'] = random.randint(1, 40)
    elif chance(0.3):
        parts['UNTIL'] = (datetime(2026, 6, 1) + timedelta(hours=random.randint(0, 30000))).strftime('%Y%m%dT%H%M%S')
    return ';'.join(f'{name}={value}' for name, value in parts.items())


class TooSlow(Exception):
    pass


def give_up(_signal, _frame):
    raise TooSlow


def without_end(text):
    return ';'.join(part for part in text.split(';') if not part.startswith(('COUNT=', 'UNTIL=')))


def times(text, start):
    found = []
    for at in rrulestr(text, dtstart=start):
        if at >= END or len(found) == MAX_TIMES:
            break
        found.append(at)
    return found


def aligned():
    """Returns a start, a rule that contains it, and its times."""
    text = rule()
    around = datetime(2026, random.randint(1, 12), random.randint(1, 28), random.randint(7, 19), random.choice([0, 30]))
    signal.setitimer(signal.ITIMER_REAL, 1)
    try:
        # A rule may contain other times as soon as it begins at another day, so it is searched again.
        for _ in range(4):
            first = next(iter(rrulestr(without_end(text), dtstart=around)), None)
            if first is None or first >= END:
                return None
            if first == around:
                return around, text, times(text, around)
            around = first
        return None
    except TooSlow:
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def minutes(found):
    return [int((at - before).total_seconds() // 60) for before, at in zip(found, found[1:])]


def main():
    signal.signal(signal.SIGALRM, give_up)
    rules = {}
    while len(rules) < RULES:
        found = aligned()
        if found is None or len(found[2]) == 0:
            continue
        start, text, all_times = found
        rules[(start, text)] = [start.strftime('%Y%m%dT%H%M%S'), text, minutes(all_times)]
    content = json.dumps(list(rules.values()), separators=(',', ':')).encode()
    target = Path(__file__).with_name('rules.json.gz')
    target.write_bytes(gzip.compress(content, mtime=0))
    print(len(rules), 'rules,', target.stat().st_size, 'bytes')


main()
