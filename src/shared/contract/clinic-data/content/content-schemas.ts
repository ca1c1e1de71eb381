import Type, { type Static } from 'typebox';
import {
  CONTENT_SUBJECTS,
  MAX_ENTRIES,
  MAX_TEXT,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import { TEXT_STATES } from '#shared/domain/clinic-data/texts/text-fields.ts';
import { DateTime, Entity, Id, Nullable, Slug } from '../../common.ts';
import { Portrait } from '../setup/portraits.ts';
import { Names } from '../setup/saving.ts';

const Year = Type.Integer();
const Entry = Type.Object({
  names: Names,
  year: Type.Optional(Year),
  from: Type.Optional(Year),
  to: Type.Optional(Nullable(Year)),
});

export const ContentValue = Type.Union(
  [
    Type.String({ maxLength: MAX_TEXT }),
    Type.Integer(),
    Type.Boolean(),
    Type.Null(),
    Type.Array(Type.String(), { maxItems: MAX_ENTRIES }),
    Type.Array(Entry, { maxItems: MAX_ENTRIES }),
    // After the entries: validation removes what a list of names does not have.
    Type.Array(Names, { maxItems: MAX_ENTRIES }),
  ],
  { description: 'Of a text, in one language. Null is nothing' },
);

export const Subject = Type.Enum([...CONTENT_SUBJECTS]);
export const Field = Type.String({
  maxLength: 60,
  description: 'A column, of a text with its language',
  examples: ['phone', 'names.hu'],
});

const draft = {
  id: Type.Integer({ description: 'Another one after each edit' }),
  value: ContentValue,
  base: ContentValue,
  drafted_at: DateTime,
  drafted_by: Type.String(),
};

export const ContentDraft = Entity({
  ...draft,
  subject: Subject,
  subject_id: Id,
  names: Names,
  field: Field,
  live: ContentValue,
  state: Type.Enum(['ready', 'conflict', 'gone'], {
    description:
      '`conflict`: the published value has changed since the draft began. `gone`: the row does not exist or is out of reach',
  }),
});
export type ContentDraft = Static<typeof ContentDraft>;

const ContentItem = Entity({
  subject: Subject,
  id: Id,
  names: Names,
  addresses: Nullable(Names),
  has_picture: Nullable(
    Type.Boolean({ description: 'A published photograph or logo; null for branches' }),
  ),
});

export const Content = Entity({
  rows: Type.Array(ContentItem),
  drafts: Type.Array(ContentDraft, { description: 'Those of one row together, the oldest first' }),
});
export type Content = Static<typeof Content>;

export const ContentRow = Entity({
  subject: Subject,
  id: Id,
  slug: Nullable(Slug),
  names: Names,
  portrait: Portrait,
  values: Type.Array(
    Entity({
      field: Field,
      live: ContentValue,
      draft: Nullable(Entity(draft)),
      text_state: Nullable(Type.Enum([...TEXT_STATES], { description: 'Of the published text' })),
    }),
  ),
});
export type ContentRow = Static<typeof ContentRow>;
