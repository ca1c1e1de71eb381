"""Writes the plans by all writers, and packs some of the files: `python3 write-files.py FOLDER NODE_MODULES`."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from by_python import FORMATS, WRITERS, cells_of_text, placed
from plan import plans
from words import COUNTRIES

HERE = Path(__file__).parent
ZONE = 'Europe/Budapest'


def run(*command, text='', **options):
    subprocess.run(command, input=text, check=True, text=True, env={**os.environ, 'TZ': ZONE}, **options)


def commands(all_plans, target):
    """Returns plans as lines for `write-workbooks.c`: what to do, and its values with tabs between them."""
    lines = []
    for name, plan in all_plans.items():
        if plan['from1904']:
            continue
        lines.append(['book', target / f'{name}.libxlsxwriter.xlsx'])
        for sheet in plan['sheets']:
            lines.append(['sheet', sheet['name']])
            lines += [['hide-row', row - 1] for row in sheet['hidden_rows']]
            lines += [['hide-column', column - 1] for column in sheet['hidden_columns']]
            lines += [['merge', *(each - 1 for each in merged)] for merged in sheet['merged']]
            for row, column, cell, kind, _ in placed(sheet):
                value = cell[kind] if isinstance(cell, dict) else cell
                value = ''.join(value) if kind == 'rich' else str(value)
                style = FORMATS.get(kind, plan['format'] if kind == 'formula' else '')
                struck = isinstance(cell, dict) and cell.get('struck')
                result = cell['value'] if kind == 'formula' else ''
                escaped = value.replace('\r', '\\r').replace('\n', '\\n').replace('\t', '\\t')
                lines.append(['cell', row, column, kind, escaped, style, 'struck' if struck else '', result])
            if sheet.get('is_hidden'):
                lines.append(['hide-sheet'])
        lines.append(['save'])
    return ''.join('\t'.join(str(part) for part in line) + '\n' for line in lines)


def by_programs(all_plans, target, modules, build):
    text = json.dumps({name: {**plan, 'texts': cells_of_text(plan)} for name, plan in all_plans.items()})
    shutil.copy(HERE / 'write-workbooks.mjs', modules.parent)
    for arguments in [['exceljs', 'xlsx'], ['sheetjs', 'xlsx'], ['sheetjs', 'xlsx', 'iso'], ['sheetjs', 'ods'],
                      ['sheetjs', 'biff8'], ['xlsx-populate', 'xlsx'], ['excel4node', 'xlsx'], ['write-excel-file', 'xlsx'],
                      ['papaparse', 'csv'], ['csv-stringify', 'csv'], ['fast-csv', 'csv']]:
        writer, *others = arguments
        run('node', modules.parent / 'write-workbooks.mjs', writer, target, *others, text=text)
    for kind in ['xlsx', 'xls', 'csv']:
        run('perl', HERE / 'write-workbooks.pl', kind, target, text=text)
    run('gcc', '-o', build / 'write', HERE / 'write-workbooks.c', '-lxlsxwriter')
    run(build / 'write', text=commands(all_plans, target))


def convert(all_plans, target, build):
    """Lets whole programs open the files of libraries and save them."""
    plain = {name for name, plan in all_plans.items() if cells_of_text(plan) is not None}
    for source, program, convert_to in [
        ('xlsxwriter', 'libreoffice', by_libreoffice), ('libreoffice', 'gnumeric', by_gnumeric),
    ]:
        folder = build / program
        folder.mkdir()
        for path in target.glob(f'*.{source}.xlsx'):
            shutil.copy(path, folder / f'{path.name.split(".")[0]}.xlsx')
        for kind in ['xlsx', 'ods', 'xls', 'csv']:
            out = folder / kind
            out.mkdir()
            convert_to(folder, kind, out)
            for path in out.glob('*'):
                # A text has neither hidden rows nor sheets, and Gnumeric shows hidden sheets.
                loses_rows = kind == 'csv' and path.stem not in plain
                if not loses_rows and not (program == 'gnumeric' and path.stem.endswith('-sheets')):
                    shutil.copy(path, target / f'{path.stem}.{program}{path.suffix}')


def by_libreoffice(folder, kind, out):
    filter = 'csv:Text - txt - csv (StarCalc):59,34,76' if kind == 'csv' else kind
    run('soffice', f'-env:UserInstallation=file://{folder}/profile', '--headless', '--convert-to', filter,
        '--outdir', out, *folder.glob('*.xlsx'), stdout=subprocess.DEVNULL)


def by_gnumeric(folder, kind, out):
    for path in folder.glob('*.xlsx'):
        run('ssconvert', path, out / f'{path.stem}.{kind}', stderr=subprocess.DEVNULL)


def is_packed(all_plans, path, writers):
    """Tells whether a file is one of those that are kept: of each kind one of every writer, in turns of the countries."""
    name, writer = path.name.split('.', 1)
    country, kind = name.split('-', 1)
    if writer.endswith(('.ods', '.xls', '.biff8')) and kind not in ('prices-simple', 'appointments-cells'):
        return False  # They are refused, whatever is in them.
    kinds = sorted({each.split('-', 1)[1] for each in all_plans})
    return COUNTRIES.index(country) == (kinds.index(kind) + writers.index(writer)) % len(COUNTRIES)


def pack(all_plans, target):
    paths = sorted(target.iterdir())
    writers = sorted({path.name.split('.', 1)[1] for path in paths})
    expected = {
        name: {part: plan[part] for part in ('country', 'kind', 'expected')} for name, plan in all_plans.items()
    }
    contents = {path.name: path.read_bytes() for path in paths if is_packed(all_plans, path, writers)}
    contents['plans.json'] = json.dumps(expected, ensure_ascii=False).encode()
    archive = HERE / 'files.zip'
    with zipfile.ZipFile(archive, 'w', zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, content in contents.items():
            packed.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    print(len(paths), 'files,', len(contents) - 1, 'packed,', archive.stat().st_size, 'bytes')


def main():
    target, modules = Path(sys.argv[1]), Path(sys.argv[2])
    target.mkdir(exist_ok=True)
    all_plans = plans()
    for name, plan in all_plans.items():
        for writer, write in WRITERS.items():
            content = write(plan)
            if content is not None:
                (target / f'{name}.{writer}').write_bytes(content)
    with tempfile.TemporaryDirectory() as build:
        by_programs(all_plans, target, modules, Path(build))
        convert(all_plans, target, Path(build))
    pack(all_plans, target)


main()
