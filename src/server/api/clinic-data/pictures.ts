import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logoEndpoints } from '#shared/contract/clinic-data/content/logos.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { portraitEndpoints } from '#shared/contract/clinic-data/setup/portraits.ts';
import { requireContentReach } from '#server/features/clinic-data/content/content-reach.ts';
import {
  deletePortrait,
  savePortrait,
} from '#server/features/catalogue/pictures/portraits/save-portrait.ts';
import { saveLogo } from '#server/features/catalogue/pictures/logos/save-logo.ts';
import { requireReach } from '#server/features/clinic-data/setup/reach.ts';
import { badRequest } from '#server/http/http-error.ts';
import { acceptUploads } from '../endpoint/accept-uploads.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';
import { editorOf } from './editor-of.ts';
import { saved } from './saved.ts';

/** The calls of the photographs of doctors and the logos of clinics. */
export async function pictures(app: FastifyInstance): Promise<void> {
  const { savePortrait: save, deletePortrait: remove } = portraitEndpoints;
  registerStaffEndpoint(app, remove, async (call) => {
    const doctor = call.params.id;
    await requireReach(call.http.site, call.caller, 'doctor', doctor);
    return saved(deletePortrait({ ...editorOf(call), doctor }));
  });
  await app.register(async (uploads: FastifyInstance) => {
    acceptPictures(uploads, save.upload);
    registerStaffEndpoint(uploads, save, async (call) => {
      const doctor = call.params.id;
      await requireReach(call.http.site, call.caller, 'doctor', doctor);
      const url = await savePortrait({ ...editorOf(call), doctor }, call.body, logEnd(call.http));
      return { id: doctor, image_url: url };
    });
    registerStaffEndpoint(uploads, logoEndpoints.saveLogo, async (call) => {
      const clinic = call.params.id;
      await requireContentReach(call.http.site.database.pool, call.caller, 'clinic', clinic);
      const url = await saveLogo({ ...editorOf(call), clinic }, call.body, logEnd(call.http));
      return { id: clinic, logo_url: url };
    });
  });
}

const logEnd =
  ({ log }: FastifyRequest) =>
  (error: Error) =>
    log.warn({ err: error }, 'picture decoder ended');

/**
 * Reads pictures as other uploads. A refusal names the accepted types; that of an SVG says that it can contain
 * scripts.
 */
function acceptPictures(
  app: FastifyInstance,
  upload: NonNullable<Endpoint<string>['upload']>,
): void {
  acceptUploads(app, upload, 'picture_invalid');
  app.addContentTypeParser(
    'image/svg+xml',
    { parseAs: 'buffer', bodyLimit: upload.maxBytes },
    (_request, _body, done) => done(badRequest('picture_is_svg')),
  );
}
