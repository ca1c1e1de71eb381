import Type, { type Static, type TProperties } from 'typebox';
import { MAX_NAME, MAX_TEXT } from '#shared/domain/clinic-data/content/content-fields.ts';
import { NAME_PATTERN } from '#shared/domain/text/name-pattern.ts';
import { DateTime, Entity, Id, Slug } from '../../common.ts';
import { Texts } from '../../texts.ts';

/** A name in the languages of the country. */
export const Names = Texts(MAX_NAME, NAME_PATTERN);
/** A longer text in the languages of the country. */
export const Descriptions = Texts(MAX_TEXT);

/** The body of a call that creates a row, or with an id changes it. */
export const Saving = <T extends TProperties>(properties: T) =>
  Type.Object({
    id: Type.Optional(Id),
    ...properties,
  });

/** The slug of a new row; without it, the server makes one from the name. It never changes. */
export const NewSlug = Type.Optional(Slug);

/** The response of every call that saves. */
export const Saved = { status: 200, schema: Entity({ id: Id }) } as const;

/** The body of a call that may reach upcoming appointments. */
export const SavingAsked = <T extends TProperties>(properties: T) =>
  Saving({
    ...properties,
    intent: Type.Optional(
      Type.Enum(['save', 'confirm'], {
        description:
          '`save`, the default, changes nothing if upcoming appointments are affected; `confirm` does',
      }),
    ),
  });

const SavedOrAsked = Entity({
  id: Id,
  is_saved: Type.Boolean(),
  appointments_count: Type.Integer({ description: 'The upcoming appointments that are affected' }),
  appointments: Type.Array(Entity({ id: Id, starts_at: DateTime }), {
    description: 'The first of them',
  }),
});
export type SavedOrAsked = Static<typeof SavedOrAsked>;

/** The response of a call that may reach upcoming appointments. */
export const AskedFirst = { status: 200, schema: SavedOrAsked } as const;
