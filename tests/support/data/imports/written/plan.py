"""Describes spreadsheets and what they mean, from a seed.

A plan is `sheets` (name, rows of cells, hidden rows and columns, merged ranges), `from1904`, and `expected`: what a
reader must find, as texts. A cell is a text, a number, a dictionary, or None. The dictionaries are `date`, `time` and
`at` (ISO 8601), `formula` with its `value`, `rich` (parts of a text), and any of them or `text` with `struck`.
"""

import random
import re

from words import COUNTRIES, WORDS

WHITE_SPACE = re.compile(r'[\s\u00a0\u2007\u202f]+')


def clean(text):
    return WHITE_SPACE.sub(' ', text).strip()


def shown(number):
    """Returns a number as JavaScript writes it."""
    return str(int(number)) if number == int(number) else repr(number)


class Sheet:
    def __init__(self, name):
        self.data = {'name': name, 'rows': [], 'hidden_rows': [], 'hidden_columns': [], 'merged': []}

    def add(self, *cells, hidden=False):
        """Adds a row. Returns its number, from 1."""
        rows = self.data['rows']
        rows.append(list(cells))
        if hidden:
            self.data['hidden_rows'].append(len(rows))
        return len(rows)

    def merge(self, *range):
        """Merges cells from a row and a column to others, all from 1."""
        self.data['merged'].append(range)


def odd_names(services):
    """Returns names with signs that formats escape, as they are written."""
    return [
        f'{services[0]} <kontroll> & "lelet"',
        f'{services[1]}\r\n(2 × 30′)',
        f'  {services[2]}\u00a0– III. ',
        f"{services[3]} 🩺 d'été; a|b",
        f"{services[4]}\t'1'",
        {'rich': [services[5][:4], services[5][4:]]},
    ]


def text_of(cell):
    return ''.join(cell['rich']) if isinstance(cell, dict) else cell


def prices(country, kind, rng):
    """Returns a price list: `simple`, as `numbers` with formats, with other `sheets`, or `all` that rows can have."""
    words = WORDS[country]
    main = Sheet(words['title'][:12])
    is_all = kind == 'all'
    width = 4 if is_all else 3
    if is_all:
        main.add(words['title'])
        main.merge(1, 1, 1, width)
        main.add()
        main.data['hidden_columns'] = [4]
    main.add(*words['prices'][:width])
    expected, unread = [], []
    names = list(words['services']) + (odd_names(words['services']) if kind in ('numbers', 'all') else [])
    section = ''
    for index, name in enumerate(names):
        if kind != 'numbers' and index in (0, 5):
            section = words['sections'][min(1, index)]
            row = main.add(section)
            if is_all:
                main.merge(row, 1, row, width)
        price = rng.choice(words['prices_list'])
        minutes = rng.choice([15, 20, 30, 45, 60, 90])
        duration = rng.choice([minutes, {'time': f'{minutes // 60:02}:{minutes % 60:02}'}])
        up_to = None
        if kind in ('simple', 'sheets'):
            written = words['price_text'].format(shown(price))
            if index % 4 == 3 and price == int(price):
                up_to = price * 2
                written = words['price_text'].format(f'{shown(price)}–{shown(up_to)}')
            duration = minutes
        elif is_all and index % 5 == 1:
            written = {'formula': f'{shown(price)}*2', 'value': price * 2}
            price *= 2
        else:
            written = price
        old = {'number': price + 10, 'struck': True} if is_all and index % 3 == 0 else price + 5
        title = clean(text_of(name))
        row = main.add(name, written, duration, *([old] if is_all else []), hidden=is_all and index == 4)
        if is_all and index == 4:
            unread.append(f'{row} hidden_row')
            continue
        if is_all and index == 7:
            main.data['rows'][row - 1][0] = {'text': name, 'struck': True}
            unread.append(f'{row} struck_through')
            continue
        listed = shown(price) + ('' if up_to is None else f'-{shown(up_to)}')
        expected.append(f'{row}|{section}|{title}|{listed}|{minutes}')
    if is_all:
        first = main.add(words['services'][8] + ' I.', words['prices_list'][0], 30)
        main.add(words['services'][8] + ' II.', None, 45)
        main.merge(first, 2, first + 1, 2)
        for index, (end, minutes) in enumerate([(' I.', 30), (' II.', 45)]):
            price = shown(words['prices_list'][0])
            expected.append(f'{first + index}|{section}|{words["services"][8]}{end}|{price}|{minutes}')
        # Its three decimals are no thousands.
        unread.append(f'{main.add(words["services"][7], 93.895, 30)} unclear_price')
    sheets = [main.data]
    if kind == 'sheets':
        notes = Sheet('Notes')
        notes.add('Lorem ipsum')
        lists = Sheet('Lists')
        lists.add('x', 1)
        sheets += [notes.data, {**lists.data, 'is_hidden': True}]
    hidden = ['Lists'] if kind == 'sheets' else []
    return {'sheets': sheets, 'expected': {'rows': expected, 'unread': unread, 'hidden': hidden}}


def appointments(country, kind, rng):
    """Returns a list of appointments with dates and times as `cells`, as `texts`, or in one column (`stamps`), with days
    that are counted from 1904 (`mac`).
    """
    words = WORDS[country]
    doctor, date, time, duration, end, patient, phone, service = words['appointments']
    sheet = Sheet('2026')
    heads = {'cells': [doctor, date, time, duration, patient, phone, service],
             'texts': [date, time, end, doctor, patient, phone],
             'stamps': [doctor, date, end, patient, phone, service]}
    sheet.add(*heads.get(kind, heads['stamps']))
    expected = []
    for index in range(8):
        day = rng.choice(['2026-12-01', '2026-12-24', '2027-01-05', '2027-02-28', '2027-03-28', '2027-10-31'])
        start = rng.choice([8 * 60, 9 * 60 + 30, 12 * 60 + 5, 13 * 60 + 20, 14 * 60, 17 * 60 + 45])
        minutes = rng.choice([15, 20, 30, 40, 60, 90])
        clock = lambda at: f'{at // 60:02}:{at % 60:02}'
        who, client = rng.choice(words['doctors_names']), rng.choice(words['patients'])
        number = words['phones'][index % 3]
        called = int(number) if index % 3 == 1 and kind != 'texts' else number
        name = rng.choice(words['services'])
        if kind == 'cells':
            length = minutes if index % 2 else {'time': clock(minutes)}
            row = sheet.add(who, {'date': day}, {'time': clock(start)}, length, client, called, name)
        elif kind == 'texts':
            year, month, date_of = day.split('-')
            local = f'{year}. {month}. {date_of}.' if country == 'hu' else f'{date_of}.{month}.{year}'
            row = sheet.add(local, clock(start), clock(start + minutes), who, client, called)
        else:
            row = sheet.add(who, {'at': f'{day}T{clock(start)}'}, {'at': f'{day}T{clock(start + minutes)}'},
                            client, called, name)
        served = '' if kind == 'texts' else name
        expected.append(f'{row}|{who}|{day} {start}|{minutes}|{client}|{number}|{served}')
    return {'sheets': [sheet.data], 'from1904': kind == 'mac', 'expected': {'rows': expected, 'unread': [], 'hidden': []}}


def hours(country, kind, rng):
    """Returns a list of hours: a `grid` of texts, or `times` in cells with a period, also of `merged` doctors."""
    words = WORDS[country]
    doctor, days, starts, ends, first, last, _ = words['hours']
    sheet = Sheet('Grafik')
    expected = []
    if kind == 'grid':
        sheet.add(doctor, *words['week'])
        for who in words['doctors_names']:
            cells, found = [], []
            for weekday in range(1, 8):
                begin, end = rng.choice([(8, 12), (9, 17), (13, 19)])
                text, span = rng.choice([
                    (f'{begin}-{end}', f'{begin * 60}-{end * 60}'),
                    (f'{begin:02}:30–{end}:00', f'{begin * 60 + 30}-{end * 60}'),
                    (words['closed'], ''),
                ])
                cells.append(text if weekday < 6 else None)
                if weekday < 6:
                    found.append(f'{weekday} {span}')
            row = sheet.add(who, *cells)
            expected.append(f'{row}|{who}|||{";".join(found)}')
    else:
        sheet.add(doctor, days, starts, ends, first, last)
        is_merged = kind == 'merged'
        people = [who for who in words['doctors_names'] for _ in range(2)] if is_merged else words['doctors_names'] * 2
        for index, who in enumerate(people):
            weekday = rng.randint(1, 7)
            begin, end = rng.choice([(8 * 60, 12 * 60), (9 * 60 + 30, 17 * 60), (6 * 60, 18 * 60), (7 * 60 + 15, 1200)])
            clock = lambda at: {'time': f'{at // 60:02}:{at % 60:02}'}
            until = '2027-06-30' if index % 2 else None
            name = None if is_merged and index % 2 else who
            row = sheet.add(name, words['week'][weekday - 1], clock(begin), clock(end), {'date': '2027-01-04'},
                            {'date': until} if until else None)
            if is_merged and index % 2:
                sheet.merge(row - 1, 1, row, 1)
            expected.append(f'{row}|{who}|2027-01-04|{until or ""}|{weekday} {begin}-{end}')
    return {'sheets': [sheet.data], 'expected': {'rows': expected, 'unread': [], 'hidden': []}}


def doctors(country, _kind, rng):
    """Returns a list of doctors with long numbers as ids."""
    words = WORDS[country]
    sheet = Sheet('Lista')
    sheet.add(*words['doctors'])
    expected = []
    for index, who in enumerate(words['doctors_names']):
        field = rng.choice(words['fields'])
        years = rng.randint(2, 40)
        spoken, codes = rng.choice(words['languages'])
        code = [1870512345678 + index, 101 + index, f'00{index + 7}', f'A-{index}'][rng.randint(0, 3)]
        ages, months = rng.choice([('18+', '216-'), ('0-18', '0-216'), (None, '')])
        row = sheet.add(code, who, field, years, spoken, ages)
        expected.append(f'{row}|{code}|{who}|{field}|{2026 - years}|{codes}|{months}')
    return {'sheets': [sheet.data], 'expected': {'rows': expected, 'unread': [], 'hidden': []}}


KINDS = {
    'prices': (prices, ['simple', 'numbers', 'sheets', 'all']),
    'appointments': (appointments, ['cells', 'texts', 'stamps', 'mac']),
    'hours': (hours, ['grid', 'times', 'merged']),
    'doctors': (doctors, ['ids']),
}


def plans():
    """Returns the plans by their names."""
    found = {}
    for country in COUNTRIES:
        for name, (make, kinds) in KINDS.items():
            for kind in kinds:
                rng = random.Random(f'{country} {name} {kind}')
                plan = make(country, kind, rng)
                key = f'{country}-{name}-{kind}'
                found[key] = {'from1904': False, **plan, 'country': country, 'kind': name,
                              'format': WORDS[country]['format']}
    return found
