import { expect, test } from 'vitest';
import type { Translation } from '#shared/contract/clinic-data/setup/texts.ts';
import { changedTexts, checkText, editText, readAgain, toEdits } from './text-edits.ts';

const HU = textOf('hu', 'Kardiológus', 'checked');
const EN = textOf('en', 'Cardiologist', 'checked');
const RU = textOf('ru', null, 'missing');
const EDITS = toEdits([HU, EN, RU]);

function textOf(
  language: 'hu' | 'en' | 'ru',
  text: string | null,
  state: Translation['state'],
): Translation {
  return { field: 'names', language, text, state, checked_source: null };
}

test('nothing is sent before an edit', () => {
  expect(changedTexts(EDITS, 'hu')).toEqual([]);
});

test('an edited source makes every language a draft, and is sent alone', () => {
  const edited = editText(EDITS, HU, 'Szívorvos', 'hu');
  expect(edited.map(({ isChecked }) => isChecked)).toEqual([false, false, false]);
  expect(changedTexts(edited, 'hu')).toMatchObject([
    { language: 'hu', text: 'Szívorvos', is_checked: false },
  ]);
});

test('a check that is taken back is sent', () => {
  expect(changedTexts(checkText(EDITS, false, EN), 'hu')).toMatchObject([
    { language: 'en', text: 'Cardiologist', is_checked: false },
  ]);
});

test('an edited translation leaves the other languages checked', () => {
  const edited = editText(EDITS, EN, 'Heart doctor', 'hu');
  expect(changedTexts(edited, 'hu')).toEqual([
    {
      field: 'names',
      language: 'en',
      text: 'Heart doctor',
      source: 'Kardiológus',
      is_checked: false,
    },
  ]);
});

test('texts that are checked against a new source are sent again', () => {
  const checked = checkText(editText(EDITS, HU, 'Szívorvos', 'hu'), true);
  expect(changedTexts(checked, 'hu')).toMatchObject([
    { language: 'hu', is_checked: true },
    { language: 'en', source: 'Szívorvos', is_checked: true },
  ]);
});

test('an empty text cannot be checked', () => {
  expect(changedTexts(checkText(EDITS, true, RU), 'hu')).toEqual([]);
});

test('a translation is not checked against a source that is typed while a colleague saves', () => {
  const typed = editText(EDITS, HU, 'Szívorvos', 'hu');
  const again = readAgain(typed, [HU, EN, textOf('ru', 'Кардиолог', 'checked')], 'hu');
  expect(again.map(({ isChecked }) => isChecked)).toEqual([false, false, false]);
  expect(changedTexts(again, 'hu').map(({ language }) => language)).toEqual(['hu']);
});

test('a tick against a source that a colleague changes is taken back', () => {
  const ticked = checkText(editText(EDITS, EN, 'Heart doctor', 'hu'), true);
  const again = readAgain(ticked, [textOf('hu', 'Szívorvos', 'checked'), EN, RU], 'hu');
  expect(changedTexts(again, 'hu')).toMatchObject([
    { language: 'en', text: 'Heart doctor', source: 'Szívorvos', is_checked: false },
  ]);
});

test('a tick stays when the same texts are read again', () => {
  const ticked = checkText(EDITS, false, EN);
  expect(readAgain(ticked, [HU, EN, RU], 'hu')[1]).toMatchObject({ isChecked: false });
});
