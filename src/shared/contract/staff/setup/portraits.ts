import Type from 'typebox';
import { MAX_PORTRAIT_BYTES, PORTRAIT_TYPES } from '#shared/domain/people/portrait.ts';
import { Entity, Id, IdParams } from '../../common.ts';
import type { StaffEndpoint } from '../staff-endpoint.ts';
import { Saved } from './saving.ts';
import { setupRoutes } from './setup-routes.ts';

const call = {
  tag: 'Setup',
  permission: 'content.edit',
  errorStatuses: [403, 404],
  needsSession: true,
  params: IdParams,
} as const;

export const portraitEndpoints = {
  savePortrait: {
    ...setupRoutes.savePortrait,
    ...call,
    summary: 'Save the photograph of a doctor',
    description:
      'Replaces the photograph. The server cuts a square out of it and drops its metadata; `consent` says that the doctor has consented.',
    query: Type.Object({ consent: Type.Literal(true) }),
    upload: { types: PORTRAIT_TYPES, maxBytes: MAX_PORTRAIT_BYTES },
    success: { status: 200, schema: Entity({ id: Id, image_url: Type.String() }) },
  },
  deletePortrait: {
    ...setupRoutes.deletePortrait,
    ...call,
    summary: 'Delete the photograph of a doctor',
    description: 'Pages show the initials again.',
    success: Saved,
  },
} as const satisfies Record<string, StaffEndpoint>;
