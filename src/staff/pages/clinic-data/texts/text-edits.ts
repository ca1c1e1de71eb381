import type { Translation } from '#shared/contract/clinic-data/setup/texts.ts';
import type { TextField } from '#shared/domain/clinic-data/texts/text-fields.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** A text of the form. */
export interface EditedText {
  readonly field: TextField;
  readonly language: Language;
  readonly text: string;
  readonly isChecked: boolean;
  /** As it was read. */
  readonly stored: Translation;
  /** True if a colleague has saved the text while it was being edited here. */
  readonly isSavedElsewhere: boolean;
}

/** Returns the texts of the form at first. */
export function toEdits(texts: readonly Translation[]): EditedText[] {
  return texts.map((stored) => ({
    field: stored.field,
    language: stored.language,
    stored,
    text: stored.text ?? '',
    isChecked: stored.state === 'checked',
    isSavedElsewhere: false,
  }));
}

/**
 * Returns the texts of the form after they were read again: what was typed or ticked stays. A translation is checked
 * only if it was compared with the source that the form has now.
 */
export function readAgain(
  edits: readonly EditedText[],
  texts: readonly Translation[],
  source: Language,
): EditedText[] {
  const reads = toEdits(texts);
  const merge = (read: EditedText) => {
    const edit = edits.find((each) => isSameText(each, read));
    return edit === undefined ? read : mergeText(edit, read);
  };
  return reads.map((read) => {
    const text = merge(read);
    if (text.language === source) return text;
    const own = { field: text.field, language: source };
    const ownRead = reads.find((each) => isSameText(each, own));
    const now = ownRead === undefined ? '' : merge(ownRead).text;
    const before = edits.find((each) => isSameText(each, own));
    const compared = (text === read ? ownRead?.text : before?.text) ?? '';
    return { ...text, isChecked: text.isChecked && compared === now };
  });
}

type Place = Pick<EditedText, 'field' | 'language'>;

const isSameText = (a: Place, b: Place) => a.field === b.field && a.language === b.language;

/** Returns a text of the form after it was read again. */
function mergeText(edit: EditedText, read: EditedText): EditedText {
  const isSaved = edit.stored.text !== read.stored.text;
  if (edit.text !== (edit.stored.text ?? '')) {
    return { ...edit, stored: read.stored, isSavedElsewhere: edit.isSavedElsewhere || isSaved };
  }
  const isAsStored = !isSaved && edit.stored.state === read.stored.state;
  return isAsStored ? { ...edit, stored: read.stored } : read;
}

/**
 * Returns the texts after one of them was edited. It is a draft again, and with the text in the source
 * language all others of its field are, because they were compared with the old one.
 */
export function editText(
  texts: readonly EditedText[],
  { field, language }: Translation,
  text: string,
  source: Language,
): EditedText[] {
  return texts.map((each) => {
    if (each.field !== field) return each;
    if (each.language === language) return { ...each, text, isChecked: false };
    return language === source ? { ...each, isChecked: false } : each;
  });
}

/** Returns the texts with one, or by default every one that is not empty, marked as checked or draft. */
export function checkText(
  texts: readonly EditedText[],
  isChecked: boolean,
  only?: Translation,
): EditedText[] {
  return texts.map((each) =>
    (only === undefined || each.stored === only) && each.text.trim() !== ''
      ? { ...each, isChecked }
      : each,
  );
}

/**
 * Returns the texts that a save sends: those that differ from what was read, with their source. Drafts
 * by a new source are not sent: the server knows, and keeps the source that they were compared with.
 */
export function changedTexts(texts: readonly EditedText[], source: Language) {
  const sourceOf = (field: TextField) =>
    texts.find((each) => each.field === field && each.language === source);
  return texts
    .filter((each) => {
      const own = sourceOf(each.field);
      const hasNewSource = own !== undefined && own.text !== (own.stored.text ?? '');
      return (
        each.text !== (each.stored.text ?? '') ||
        (hasNewSource ? each.isChecked : each.isChecked !== (each.stored.state === 'checked'))
      );
    })
    .map(({ field, language, text, isChecked }) => ({
      field,
      language,
      text,
      source: sourceOf(field)?.text ?? '',
      is_checked: isChecked,
    }));
}

/** Returns the source that a text was compared with, if it has changed since; else null. */
export function oldSourceOf(
  texts: readonly Translation[],
  { field, language, checked_source: old }: Translation,
  source: Language,
): string | null {
  const current = texts.find((each) => each.field === field && each.language === source)?.text;
  return language === source || old === current ? null : old;
}
