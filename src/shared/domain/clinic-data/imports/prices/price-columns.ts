import {
  columnsOfHeader,
  fieldOfHeader,
  findHeader,
  type HeaderWords,
  type Mapping,
} from '../header.ts';
import { DOCTOR_WORDS, hasWord, SERVICE_WORDS, words } from '../header-words.ts';
import { namesFirst, namesFollowUp } from './appointment-words.ts';
import { parsePrice } from './parse-price.ts';
import type { PriceField } from './price-file.ts';
import type { Sheet, SheetRow } from '../sheets.ts';

/** Header words in the five languages. */
const WORDS: HeaderWords<PriceField> = [
  [
    'child_price',
    words('gyerek* gyermek* copii* copil* *pediatr* *paediatr* дет* ребен* бала* child*'),
  ],
  [
    'duration',
    words(
      '*ido idotart* ideje perc* durat* minut* длительн* продолжит* время мин минут* ұзақ* узак* duration* time *time',
    ),
  ],
  [
    'price',
    words(
      'ar ara araink arak* *dij* pret* tarif* cost* цена цены *стоимост* взросл* тариф* баға* бага* *price* fee fees rate rates aed',
    ),
  ],
  ['name', words(SERVICE_WORDS)],
  ['doctor', words(`${DOCTOR_WORDS} фио ф.и.о ф._и._о исполнител*`)],
  [
    'name',
    words(
      `megnevez* denumire* investigat* наименован* назван* исследован* атауы* *name* description*`,
    ),
  ],
];

/** Proposes the columns of a file by the words of a header row, or without one by what the cells have. */
export function proposePriceMapping(sheets: readonly Sheet[]): Mapping<PriceField> {
  return findHeader(sheets, columnsOf, [['name', 'price']]) ?? mappingByCells(sheets);
}

/** `Врач; Первичный; Повторный` lists specialties: without another column of names, that of doctors has them. */
function columnsOf(row: SheetRow): Mapping<PriceField>['columns'] {
  const columns = columnsOfHeader(row, fieldOf);
  const { doctor, ...others } = columns;
  return doctor === undefined || 'name' in columns ? columns : { ...others, name: doctor };
}

/** Elsewhere, `min` may be the lowest price. */
const MINUTES = words('min');

/** `Follow-up within (days)` has how long a follow-up may be taken, not its price. */
const PERIOD = words(
  'nap napon napig napok *belul ervenyes* дн дня дней дни срок* действ* течение zile zilelor valabil* termen* күн күні мерзім* ішінде жарамды* days within valid*',
);

/** `Kontroll (perc)` is the length of a follow-up. Beside it, `Első vizsgálat` is a price, not a service. */
function fieldOf(cell: string): PriceField | undefined {
  const field = fieldOfHeader(cell, WORDS);
  const isFirst = namesFirst(cell);
  if (namesFollowUp(cell) && !isFirst) {
    if (hasWord(cell, PERIOD)) return undefined;
    return hasWord(cell, MINUTES) ? 'follow_up_duration' : FOLLOW_UP_FIELDS[field ?? 'price'];
  }
  return isFirst && (field === 'name' || field === 'doctor')
    ? 'price'
    : (field ?? (isFirst ? 'price' : undefined));
}

/** A follow-up of children has no column: it would be the price of one of two services. */
const FOLLOW_UP_FIELDS: Partial<Record<PriceField, PriceField>> = {
  name: 'follow_up_price',
  doctor: 'follow_up_price',
  price: 'follow_up_price',
  duration: 'follow_up_duration',
};

/** Finds the column with the most prices, and the one with the most letters. */
function mappingByCells(sheets: readonly Sheet[]): Mapping<PriceField> {
  const counts = sheets.map((sheet) => {
    const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
    const columns = Array.from({ length: width }, (_, column) => column);
    const count = (test: (cell: string) => boolean) =>
      columns.map((column) => sheet.rows.filter(({ cells }) => test(cells[column] ?? '')).length);
    return {
      prices: count(isLikelyPrice),
      names: count((cell) => /\p{L}{3}.*\p{L}{3}/u.test(cell)),
    };
  });
  const best = counts.map(({ prices }) => Math.max(0, ...prices));
  const sheet = best.indexOf(Math.max(...best));
  const { prices = [], names = [] } = counts[sheet] ?? {};
  const price = prices.indexOf(Math.max(...prices));
  const name = names.indexOf(Math.max(...names.filter((_, column) => column !== price)));
  return { sheet, header_row: 0, columns: { name: Math.max(0, name), price: Math.max(0, price) } };
}

const MIN_LIKELY_PRICE = 20;

function isLikelyPrice(cell: string): boolean {
  const price = parsePrice(cell, null);
  return typeof price !== 'string' && price.price >= MIN_LIKELY_PRICE && cell.length < 30;
}
