import Type from 'typebox';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#shared/domain/catalogue/pictures/picture.ts';
import { Entity, Id, IdParams } from '../../common.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

export const logoEndpoints = withRoutes(staffRoutes, {
  saveLogo: {
    tag: 'Content',
    permission: 'content.edit',
    params: IdParams,
    summary: 'Store a logo for a draft',
    description:
      'Patients see it once a draft of the field `logo` with this `logo_url` is published. The server keeps the sides and the transparency, and drops the metadata. The longer side has at least 200 pixels, and at most eight times the shorter one. A logo that no draft names is deleted by the next upload.',
    upload: { types: PICTURE_TYPES, maxBytes: MAX_PICTURE_BYTES },
    success: { status: 200, schema: Entity({ id: Id, logo_url: Type.String() }) },
  },
});
