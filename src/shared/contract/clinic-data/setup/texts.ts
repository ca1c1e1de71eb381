import Type, { type Static } from 'typebox';
import { MAX_TEXT } from '#shared/domain/clinic-data/content/content-fields.ts';
import {
  TEXT_FIELDS,
  TEXT_STATES,
  TEXT_SUBJECTS,
  type TextField,
} from '#shared/domain/clinic-data/texts/text-fields.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { Entity, Id, Nullable, PageQuery } from '../../common.ts';
import { withRoutes } from '../../with-routes.ts';
import { Names, Saved } from './saving.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const Language = Type.Enum([...LANGUAGES]);
const Subject = Type.Enum([...TEXT_SUBJECTS]);
const FIELDS = Object.values(TEXT_FIELDS).flatMap((fields) => Object.keys(fields)) as TextField[];
const Field = Type.Enum([...new Set(FIELDS)]);
const State = Type.Enum([...TEXT_STATES], {
  description:
    '`draft`: not compared with the text in the first language of the country, or one of the two changed since',
});
const Text = Type.String({ maxLength: MAX_TEXT });

const TextRow = Entity({
  subject: Subject,
  id: Id,
  names: Names,
  missing_count: Type.Integer(),
  draft_count: Type.Integer(),
});
export type TextRow = Static<typeof TextRow>;

const Translation = Entity({
  field: Field,
  language: Language,
  text: Nullable(Text),
  state: State,
  /** The text in the first language when this one was checked; null if it never was. */
  checked_source: Nullable(Text),
});
export type Translation = Static<typeof Translation>;

const RowTexts = Entity({ names: Names, texts: Type.Array(Translation) });
export type RowTexts = Static<typeof RowTexts>;

const call = { tag: 'Setup', permission: 'texts.edit' } as const;

export const textEndpoints = withRoutes(staffRoutes, {
  texts: {
    ...call,
    summary: 'Texts that wait for a copywriter',
    description: 'The rows with missing texts or drafts, those with the most missing texts first.',
    query: Type.Object({
      subject: Type.Optional(Subject),
      language: Type.Optional(Language),
      ...PageQuery,
    }),
    success: {
      status: 200,
      schema: Entity({ count: Type.Integer(), results: Type.Array(TextRow) }),
    },
  },
  rowTexts: {
    ...call,
    summary: 'The texts of a row',
    description: 'Every text in every language of the country, with its state.',
    params: Type.Object({ subject: Subject, id: Id }),
    success: { status: 200, schema: RowTexts },
  },
  saveTexts: {
    ...call,
    summary: 'Save texts of a row',
    description:
      'Changes the texts that are sent and leaves the others. A text that is sent as checked, but compared with an older text than the present one, stays a draft.',
    params: Type.Object({ subject: Subject, id: Id }),
    body: Type.Object({
      texts: Type.Array(
        Type.Object({
          field: Field,
          language: Language,
          text: Text,
          source: Text,
          is_checked: Type.Boolean(),
        }),
        { maxItems: 60 },
      ),
    }),
    success: Saved,
  },
});
