import { expect, test } from 'vitest';
import { findReplyProblems, stopsReply, type ReplyProblemKind } from './find-reply-problems.ts';
import { cpuTime } from '#tests/support/cpu-time.ts';

const kinds = (text: string, ...names: string[]): ReplyProblemKind[] =>
  findReplyProblems(text, names).map(({ kind }) => kind);

test.each([
  ['Dear Anna, thank you.', 'Anna'],
  ['Kedves Anna!', 'Anna'],
  ['Annának is köszönjük.', 'Anna'],
  ['Dragă Maria, mulțumim. Mariei îi dorim numai bine.', 'Maria'],
  ['Спасибо, Анне и всем остальным.', 'Анна'],
  ['Айгүлге рахмет.', 'Айгүл'],
  ['Thank you, Mr Horváth.', 'Péter Horváth'],
])('findReplyProblems finds the name of the patient in “%s”', (text, name) => {
  expect(kinds(text, name)).toContain('name');
});

test('findReplyProblems takes no other word that begins like a name for the name', () => {
  expect(kinds('Annual checks are free. Everything is explained.', 'Anna', 'Eve')).toEqual([]);
});

test.each([
  ['Call +36 20 123 4567', 'phone'],
  ['Write to info@example.hu', 'email'],
  ['On 12 November we were full.', 'date'],
  ['November 12-én sokan voltak.', 'date'],
  ['12 ноября было много людей.', 'date'],
  ['12 қарашада адам көп болды.', 'date'],
  ['Pe 12 noiembrie a fost aglomerat.', 'date'],
  ['2026. 11. 12. zsúfolt nap volt.', 'date'],
  ['12.11 a fost aglomerat.', 'date'],
  ['12.11-15.11 nem dolgoztunk.', 'date'],
  ['On 11/12/2026 we were full.', 'date'],
  ['Pe 10 mai a fost aglomerat.', 'date'],
  ['Thank you for your visit.', 'visit'],
  ['A látogatásával kapcsolatban ígérjük.', 'visit'],
  ['Aţi fost la noi cu copilul.', 'visit'],
  ['You were with us last week.', 'visit'],
  ['Köszönjük, hogy nálunk járt.', 'visit'],
  ['Ați fost la noi cu copilul.', 'visit'],
  ['Вы были у нас утром.', 'visit'],
  ['На вашем приёме всё было хорошо.', 'visit'],
  ['Сіз бізде болдыңыз.', 'visit'],
  ['Diabetes needs patience.', 'health'],
  ['A cukorbetegség türelmet kíván.', 'health'],
  ['A diabétesz türelmet kíván.', 'health'],
  ['A hipertónia gyakori.', 'health'],
  ['Гипертензия требует внимания.', 'health'],
  ['Diagnosticul este confidențial.', 'health'],
  ['A diagnosztizált betegek.', 'health'],
  ['Sarcina este o perioadă delicată.', 'health'],
  ['При беременности это важно.', 'health'],
  ['Жүкті әйелдерге кезек жоқ.', 'health'],
] as const)('findReplyProblems stops “%s”', (text, kind) => {
  const found = findReplyProblems(text, []);
  expect(found.map((problem) => problem.kind)).toContain(kind);
  expect(stopsReply(kind)).toBe(true);
});

test('findReplyProblems marks words of care without stopping the reply', () => {
  const found = kinds('We explain every treatment before it begins.');
  expect(found).toEqual(['care']);
  expect(found.some(stopsReply)).toBe(false);
});

test.each([
  'Thank you for your feedback. We are open 24/7 and reply to every message.',
  'We are open 08.30, 08.00-16.00, 08.10-16.00 and 8.30 – 12.10, 24/24, and aim for 10/10.',
  'Our diagnostic centre is new.',
  'Diagnosztikai központunk új.',
  'Centru de diagnostic cu peste 10 mai multe cabinete.',
  'Sajnáljuk, hogy elégedetlen. Az adatvédelem miatt itt nem írhatunk egyes esetekről.',
  'Ne pare rău că nu sunteți mulțumit. Vă rugăm să sunați la recepție.',
  'Спасибо за отзыв. Мы не обсуждаем здесь отдельные случаи.',
  'Пікіріңізге рахмет. Жеке жағдайларды мұнда талқыламаймыз.',
])('findReplyProblems finds nothing in “%s”', (text) => {
  expect(kinds(text, 'Éva', 'Ольга')).toEqual([]);
});

test('findReplyProblems returns where the problem is', () => {
  const text = 'Thank you, Anna.';
  const [problem] = findReplyProblems(text, ['Anna']);
  expect(text.slice(problem?.start, problem?.end)).toBe('Anna');
});

test('findReplyProblems checks the longest reply quickly, even if it repeats one text', () => {
  for (const part of ['12.', 'a ', '+1 ', 'your ', 'Anna']) {
    const text = part.repeat(1000).slice(0, 1000);
    expect(cpuTime(() => findReplyProblems(text, ['Anna']))).toBeLessThan(100);
  }
});
