import Type, { type Static } from 'typebox';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#shared/domain/catalogue/pictures/picture.ts';
import { DateTime, Entity, Id, IdParams, Nullable } from '../../common.ts';
import { withRoutes } from '../../with-routes.ts';
import { Saved } from './saving.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

/** The photograph of a doctor; null without one. */
export const Portrait = Nullable(
  Entity({ image_url: Type.String(), consent_at: DateTime, consent_by: Type.String() }),
);
export type Portrait = Static<typeof Portrait>;

const call = { tag: 'Setup', permission: 'content.edit', params: IdParams } as const;

export const portraitEndpoints = withRoutes(staffRoutes, {
  savePortrait: {
    ...call,
    summary: 'Save the photograph of a doctor',
    description:
      'Replaces the photograph. The server cuts a square out of it and drops its metadata; `consent` says that the doctor has consented.',
    query: Type.Object({ consent: Type.Literal(true) }),
    upload: { types: PICTURE_TYPES, maxBytes: MAX_PICTURE_BYTES },
    success: { status: 200, schema: Entity({ id: Id, image_url: Type.String() }) },
  },
  deletePortrait: {
    ...call,
    summary: 'Delete the photograph of a doctor',
    description: 'Pages show the initials again.',
    success: Saved,
  },
});
