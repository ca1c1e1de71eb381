import type {
  ContentDraft,
  ContentRow,
} from '#shared/contract/clinic-data/content/content-schemas.ts';
import { MAX_DRAFTS } from '#shared/contract/clinic-data/content/limits.ts';
import { trimContent } from '#shared/domain/clinic-data/content/check-content.ts';
import {
  formFieldsOf,
  type ContentSubject,
  type ContentValue,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import type { Language } from '#shared/i18n/languages.ts';

type Value = ContentRow['values'][number];
type ShownRecord = Readonly<Record<string, unknown>>;

/** Returns the value that a form shows: that of the draft, or else the published one. */
const shownOf = ({ live, draft }: Value): ContentValue => (draft === null ? live : draft.value);

/** Returns the record that a form of the content shows, with the texts of a column together. */
export function toRecord({ subject, values }: Pick<ContentRow, 'subject' | 'values'>): ShownRecord {
  const entries = formFieldsOf(subject).map(([name, { kind }]) => {
    if (kind !== 'texts') {
      const value = values.find(({ field }) => field === name);
      return [name, value === undefined ? null : shownOf(value)];
    }
    const texts = values.filter(({ field }) => field.startsWith(`${name}.`));
    return [name, Object.fromEntries(texts.map((each) => [languageOf(each), shownOf(each) ?? '']))];
  });
  return Object.fromEntries(entries) as ShownRecord;
}

/** Returns what a save sends: the values that differ from those that the form showed at first. */
export function changesOf(
  { subject, values }: Pick<ContentRow, 'subject' | 'values'>,
  record: ShownRecord,
) {
  const kinds = new Map<string, string>(
    formFieldsOf(subject).map(([name, { kind }]) => [name, kind]),
  );
  return values.flatMap((each) => {
    const [column = ''] = each.field.split('.');
    const kind = kinds.get(column);
    if (kind === undefined) return [];
    const typed = record[column];
    const raw = kind === 'texts' ? (typed as Texts)[languageOf(each)] : typed;
    const value = trimContent((raw ?? null) as ContentValue);
    const shown = shownOf(each);
    // A box that was never ticked says nothing.
    const isSame = kind === 'switch' && value === false && shown === null;
    if (isSame || JSON.stringify(value) === JSON.stringify(shown)) return [];
    const { field, live, draft } = each;
    return [{ field, value, live, draft_id: draft?.id ?? null }];
  });
}

type Texts = Partial<Record<Language, string>>;

function languageOf({ field }: Pick<Value, 'field'>): Language {
  return field.split('.')[1] as Language;
}

/** Returns the path of the page of a row: in the cabinet, or of a clinic in the console. */
export function contentPath(
  clinic: string | undefined,
  row?: { subject: ContentSubject; id: number },
): string {
  const list = clinic === undefined ? '/content' : `/clinics/${clinic}/content`;
  return row === undefined ? list : `${list}/${row.subject}/${row.id}`;
}

/** Returns the ids of the drafts that are published next: those that are ready and not left out. */
export function chosenDrafts(
  drafts: readonly Pick<ContentDraft, 'id' | 'state'>[],
  leftOut: readonly number[],
): number[] {
  return drafts
    .filter(({ id, state }) => state === 'ready' && !leftOut.includes(id))
    .slice(0, MAX_DRAFTS)
    .map(({ id }) => id);
}
