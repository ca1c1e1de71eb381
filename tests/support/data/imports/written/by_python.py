"""Writes plans by libraries of Python. Each function returns bytes, or None for a plan that its library cannot write."""

import csv
import io
from datetime import date, datetime, time

import openpyxl
import xlsxwriter
import xlwt
from odf import table, text
from odf.opendocument import OpenDocumentSpreadsheet
from openpyxl.styles import Font
from openpyxl.utils.datetime import CALENDAR_MAC_1904

FORMATS = {'date': 'yyyy-mm-dd', 'time': 'hh:mm', 'at': 'dd.mm.yyyy hh:mm'}
PARSE = {'date': date.fromisoformat, 'time': time.fromisoformat, 'at': datetime.fromisoformat}


def read(cell):
    """Returns the kind of a cell and its value, for Python."""
    if not isinstance(cell, dict):
        return ('text' if isinstance(cell, str) else 'number'), cell
    kind = next(iter(cell))
    return kind, PARSE[kind](cell[kind]) if kind in PARSE else cell[kind]


def placed(sheet):
    """Yields the cells of a sheet that are not empty, with their places from 0."""
    for row, cells in enumerate(sheet['rows']):
        for column, cell in enumerate(cells):
            if cell is not None:
                yield row, column, cell, *read(cell)


def is_struck(cell):
    return isinstance(cell, dict) and cell.get('struck', False)


def has_formula(plan):
    return any(kind == 'formula' for sheet in plan['sheets'] for *_, kind, _ in placed(sheet))


def by_openpyxl(plan):
    if has_formula(plan):
        return None  # It saves formulas without their values.
    book = openpyxl.Workbook()
    book.remove(book.active)
    if plan['from1904']:
        book.epoch = CALENDAR_MAC_1904
    for sheet in plan['sheets']:
        target = book.create_sheet(sheet['name'])
        for row, column, cell, kind, value in placed(sheet):
            at = target.cell(row + 1, column + 1, ''.join(value) if kind == 'rich' else value)
            if kind in FORMATS:
                at.number_format = FORMATS[kind]
            elif kind == 'number':
                at.number_format = plan['format'] if isinstance(value, float) else 'General'
            if is_struck(cell):
                at.font = Font(strike=True)
        decorate_openpyxl(target, sheet)
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()


def decorate_openpyxl(target, sheet):
    for row in sheet['hidden_rows']:
        target.row_dimensions[row].hidden = True
    for column in sheet['hidden_columns']:
        target.column_dimensions[openpyxl.utils.get_column_letter(column)].hidden = True
    for top, left, bottom, right in sheet['merged']:
        target.merge_cells(start_row=top, start_column=left, end_row=bottom, end_column=right)
    if sheet.get('is_hidden'):
        target.sheet_state = 'veryHidden'


def by_openpyxl_iso(plan):
    """Writes dates as texts of ISO 8601, as Strict Open XML has them."""
    if has_formula(plan) or plan['kind'] not in ('appointments', 'hours') or plan['from1904']:
        return None
    book = openpyxl.Workbook()
    book.iso_dates = True
    for row, column, _cell, kind, value in placed(plan['sheets'][0]):
        at = book.active.cell(row + 1, column + 1, value)
        if kind in FORMATS:
            at.number_format = FORMATS[kind]
    decorate_openpyxl(book.active, plan['sheets'][0])
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()


def by_xlsxwriter(plan):
    stream = io.BytesIO()
    book = xlsxwriter.Workbook(stream, {'date_1904': plan['from1904'], 'in_memory': True})
    formats = {kind: book.add_format({'num_format': code}) for kind, code in FORMATS.items()}
    money, struck = book.add_format({'num_format': plan['format']}), book.add_format({'font_strikeout': True})
    for sheet in plan['sheets']:
        target = book.add_worksheet(sheet['name'])
        for row in sheet['hidden_rows']:
            target.set_row(row - 1, None, None, {'hidden': True})
        for column in sheet['hidden_columns']:
            target.set_column(column - 1, column - 1, None, None, {'hidden': True})
        for top, left, bottom, right in sheet['merged']:
            target.merge_range(top - 1, left - 1, bottom - 1, right - 1, '')
        for row, column, cell, kind, value in placed(sheet):
            style = struck if is_struck(cell) else None
            if kind in FORMATS:
                target.write_datetime(row, column, value, formats[kind])
            elif kind == 'formula':
                target.write_formula(row, column, f'={value}', money, cell['value'])
            elif kind == 'rich':
                target.write_rich_string(row, column, book.add_format({'bold': True}), *value)
            elif kind == 'number':
                target.write_number(row, column, value, style or (money if isinstance(value, float) else None))
            else:
                target.write_string(row, column, value, style)
        if sheet.get('is_hidden'):
            target.hide()
    book.close()
    return stream.getvalue()


def by_xlwt(plan):
    """Writes the old format, which is refused."""
    book = xlwt.Workbook()
    for sheet in plan['sheets']:
        target = book.add_sheet(sheet['name'])
        for row, column, cell, kind, value in placed(sheet):
            shown = cell['value'] if kind == 'formula' else ''.join(value) if kind == 'rich' else value
            target.write(row, column, shown)
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()


def by_odfpy(plan):
    """Writes OpenDocument, which is refused."""
    document = OpenDocumentSpreadsheet()
    for sheet in plan['sheets']:
        target = table.Table(name=sheet['name'])
        for cells in sheet['rows']:
            row = table.TableRow()
            for cell in cells:
                at = table.TableCell(valuetype='string')
                at.addElement(text.P(text=str(read(cell)[1] or '')))
                row.addElement(at)
            target.addElement(row)
        document.spreadsheet.addElement(target)
    stream = io.BytesIO()
    document.save(stream)
    return stream.getvalue()


def cells_of_text(plan):
    """Returns the first sheet as texts, None if a text cannot mean it: of another plan than those for texts."""
    sheet = plan['sheets'][0]
    if len(plan['sheets']) > 1 or has_formula(plan) or sheet['hidden_rows'] or sheet['hidden_columns'] or sheet['merged']:
        return None
    return [[text_of(cell, plan['country']) for cell in cells] for cells in sheet['rows']]


def text_of(cell, country):
    if cell is None:
        return ''
    kind, value = read(cell)
    if kind == 'date':
        return value.strftime('%Y. %m. %d.' if country == 'hu' else '%d.%m.%Y')
    if kind == 'time':
        return value.strftime('%H:%M')
    if kind == 'at':
        return value.strftime('%d/%m/%Y %H:%M')
    if kind == 'number' and isinstance(value, float) and country != 'ae':
        return str(value).replace('.', ',')
    return ''.join(value) if kind == 'rich' else str(value)


ENCODINGS = {'hu': 'cp1250', 'ro': 'cp1250', 'kg': 'cp1251'}
DIALECTS = {
    'excel': {'delimiter': ';'},
    'tab': {'dialect': 'excel-tab'},
    'quoted': {'quoting': csv.QUOTE_ALL, 'lineterminator': '\n'},
}


def by_csv(plan, dialect='excel', encoding='utf-8'):
    cells = cells_of_text(plan)
    if cells is None:
        return None
    stream = io.StringIO(newline='')
    csv.writer(stream, **DIALECTS[dialect]).writerows(cells)
    try:
        return stream.getvalue().encode(encoding)
    except UnicodeEncodeError:
        return None


def by_csv_of_windows(plan):
    return by_csv(plan, encoding=ENCODINGS.get(plan['country'], 'ascii'))


WRITERS = {
    'openpyxl.xlsx': by_openpyxl,
    'openpyxl.iso.xlsx': by_openpyxl_iso,
    'xlsxwriter.xlsx': by_xlsxwriter,
    'xlwt.xls': by_xlwt,
    'odfpy.ods': by_odfpy,
    'python-csv.csv': by_csv,
    'python-csv.tab.csv': lambda plan: by_csv(plan, 'tab', 'utf-16'),
    'python-csv.quoted.csv': lambda plan: by_csv(plan, 'quoted', 'utf-8-sig'),
    'python-csv.windows.csv': by_csv_of_windows,
}
