import { expect, test } from 'vitest';
import { proposePriceMapping } from './price-columns.ts';
import { readPriceRows } from './price-rows.ts';

const read = (lines: readonly string[]) => {
  const rows = lines.map((line, index) => ({ number: index + 1, cells: line.split(';') }));
  const sheets = [{ name: '', rows }];
  const mapping = proposePriceMapping(sheets);
  return { columns: mapping.columns, ...readPriceRows(sheets, mapping, null) };
};

test.each([
  ['Szolgáltatás', 'Első vizsgálat', 'Kontroll', 'Kontroll (perc)'],
  ['Vizsgálat', 'Ár', 'Kontroll ár', 'Kontroll időtartama'],
  ['Услуга', 'Первичный приём', 'Повторный приём', 'Длительность повторного'],
  ['Услуга', 'Цена', 'Цена повторного приема', 'Повторный, мин'],
  ['Қызмет', 'Алғашқы қабылдау', 'Қайта қабылдау', 'Қайталау ұзақтығы'],
  ['Қызмет атауы', 'Бағасы', 'Қайталама қабылдау бағасы', 'Қайталама қабылдау, мин'],
  ['Serviciu', 'Prima consultație', 'Control', 'Durata controlului'],
  ['Denumire', 'Preț', 'Preț control', 'Control (minute)'],
  ['Service', 'First appointment', 'Follow-up', 'Follow-up duration'],
  ['Service', 'Price', 'Price of follow up', 'Follow up (min)'],
])('the columns "%s; %s; %s; %s" have a service, its price and its follow-up', (...cells) => {
  const { columns } = read([cells.join(';')]);
  expect(columns).toEqual({ name: 0, price: 1, follow_up_price: 2, follow_up_duration: 3 });
});

test.each([
  'Follow-up within (days)',
  'Follow-up validity',
  'Kontroll (nap)',
  'Kontroll érvényessége',
  'Повторный в течение (дней)',
  'Срок повторного приёма',
  'Control (zile)',
  'Valabilitate control',
  'Қайта қабылдау мерзімі (күн)',
])('the column "%s" is no price of a follow-up', (header) => {
  const { columns } = read([`Service;Price;${header}`]);
  expect(columns).toEqual({ name: 0, price: 1 });
});

test('a column of both prices is no follow-up, and neither is one of children', () => {
  const { columns } = read(['Service;First / follow-up;Follow-up of children']);
  expect(columns).toEqual({ name: 0, price: 1 });
});

test('a cell of both prices is a fault', () => {
  const { rows, faults } = read(['Service;Price', 'Cardiologist;28 000 / 18 000']);
  expect(rows).toEqual([]);
  expect(faults).toMatchObject([{ row: 2, fault: 'unclear_price' }]);
});

test('a follow-up may be free, and a first appointment may not', () => {
  const { rows, faults } = read(['Service;Price;Follow-up', 'ECG;5 000;free', 'Heart;free;4 000']);
  expect(rows).toMatchObject([
    { price: { price: 5000 }, follow_up_price: { price: 0 } },
    { price: null, follow_up_price: { price: 4000 } },
  ]);
  expect(faults).toMatchObject([{ row: 3, column: 2, fault: 'free' }]);
});

test.each([
  ['Kontroll vizsgálat', true],
  ['Kardiológiai kontrollvizsgálat', true],
  ['Повторная консультация кардиолога', true],
  ['Кардиолог дәрігердің қайталама кеңесі', true],
  ['Consultație de control', true],
  ['Cardiology - Follow up', true],
  ['Kardiológiai szakvizsgálat', false],
  ['Первичный приём', false],
])('the name "%s" may be a follow-up: %s', (name, isFollowUp) => {
  const { rows } = read(['Service;Price', `${name};5 000`]);
  expect(rows).toMatchObject([{ may_be_follow_up: isFollowUp }]);
});

test('a name without a specialty has that of the heading', () => {
  const { rows } = read([
    'Szolgáltatás;Ár',
    'KARDIOLÓGIA;',
    'Első vizsgálat;28 000',
    'Kontroll vizsgálat (3 hónapon belül);18 000',
    'BŐRGYÓGYÁSZAT;',
    'Első vizsgálat;25 000',
    'Kontroll;15 000',
  ]);
  expect(rows.map(({ name, is_by_place: isByPlace }) => [name, isByPlace])).toEqual([
    ['KARDIOLÓGIA: Első vizsgálat', false],
    ['KARDIOLÓGIA: Kontroll vizsgálat (3 hónapon belül)', false],
    ['BŐRGYÓGYÁSZAT: Első vizsgálat', false],
    ['BŐRGYÓGYÁSZAT: Kontroll', false],
  ]);
});

test('a follow-up without a specialty may be of the row above, under the same heading', () => {
  const { rows } = read([
    'Услуга;Цена',
    'Приём кардиолога;12 000',
    'Повторный приём;9 000',
    'АНАЛИЗЫ;',
    'Повторная консультация;7 000',
  ]);
  expect(rows.map(({ name, is_by_place: isByPlace }) => [name, isByPlace])).toEqual([
    ['Приём кардиолога', false],
    ['Приём кардиолога: Повторный приём', true],
    ['АНАЛИЗЫ: Повторная консультация', false],
  ]);
});

test.each([
  ['Orvos', 'Szolgáltatás', 'Ár'],
  ['Врач', 'Услуга', 'Цена'],
  ['ФИО врача', 'Наименование', 'Стоимость'],
  ['Дәрігер', 'Қызмет', 'Баға'],
  ['Medic', 'Serviciu', 'Preț'],
  ['Doctor', 'Service', 'Price'],
])('the column "%s" beside "%s; %s" names doctors', (...cells) => {
  expect(read([cells.join(';')]).columns).toEqual({ doctor: 0, name: 1, price: 2 });
});

test.each([
  ['Врач', 'Первичный приём врача', 'Повторный приём врача'],
  ['Orvosi szolgáltatás', 'Orvosi díj', 'Kontroll'],
])('the column "%s" beside "%s; %s" names services', (...cells) => {
  const columns = { name: 0, price: 1, follow_up_price: 2 };
  expect(read([cells.join(';')]).columns).toEqual(columns);
});

test('a doctor is one of every branch, and a row of all doctors has none', () => {
  const { rows } = read([
    'Doctor;Service;Price',
    'Dr. Anna Nagy;ECG;5 000',
    'All doctors;ECG;4 000',
    '–;Heart;4 000',
  ]);
  expect(rows.map(({ doctor_key: key }) => key)).toEqual(['dr anna nagy@*', '', '']);
});

test('a row of a doctor whose price cannot be read stays, so that no other price is that of the doctor', () => {
  const { rows } = read(['Doctor;Service;Price', ';ECG;5 000', 'B. Kis;ECG;6 / 7', ';Heart;6 / 7']);
  expect(rows).toMatchObject([
    { row: 2, faulty: [] },
    { row: 3, price: null, faulty: ['price'] },
  ]);
});

test.each(['0', '0 Ft', '0,00', '-', '–'])(
  '"%s" in a column of follow-ups says nothing',
  (cell) => {
    const { rows, faults } = read(['Service;Price;Follow-up', `ECG;5 000;${cell}`]);
    expect(rows).toMatchObject([{ price: { price: 5000 }, follow_up_price: null }]);
    expect(faults).toEqual([]);
  },
);

test.each(['free', 'ingyenes', 'бесплатно', 'тегін', 'gratuit'])(
  '"%s" in a column of follow-ups is free',
  (cell) => {
    const { rows } = read(['Service;Price;Follow-up', `ECG;5 000;${cell}`]);
    expect(rows).toMatchObject([{ follow_up_price: { price: 0 } }]);
  },
);

test.each([
  'All',
  'All doctors',
  'Minden orvos',
  'Bármelyik szakorvos',
  'Все врачи',
  'Любой врач',
  'Барлық дәрігерлер',
  'Кез келген дәрігер',
  'Toți medicii',
  'Orice medic',
])('"%s" is every doctor', (cell) => {
  const { rows } = read(['Doctor;Service;Price', `${cell};ECG;5 000`]);
  expect(rows).toMatchObject([{ doctor_key: '' }]);
});

test.each([
  ['Dr. All', 'dr all@*'],
  ['Иванов Кез', 'ivanov kez@*'],
  ['Minden Éva', 'minden eva@*'],
])('"%s" is a doctor, whose name has a word for every one', (cell, key) => {
  const { rows } = read(['Doctor;Service;Price', `${cell};ECG;5 000`]);
  expect(rows).toMatchObject([{ doctor_key: key }]);
});
