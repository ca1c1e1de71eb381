import type { FastifyInstance } from 'fastify';
import { portraitEndpoints } from '#shared/contract/staff/setup/portraits.ts';
import { deletePortrait, savePortrait } from '#server/features/portraits/index.ts';
import { requireReach } from '#server/features/setup/index.ts';
import { acceptUploads } from '../../accept-uploads.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';
import { editorOf } from './editor-of.ts';
import { saved } from './saved.ts';

/** The calls of the photographs of doctors. */
export async function portraits(app: FastifyInstance): Promise<void> {
  const { savePortrait: save, deletePortrait: remove } = portraitEndpoints;
  registerStaffEndpoint(app, remove, async (call) => {
    const doctor = call.params.id;
    await requireReach(call.http.site, call.caller.user, remove.permission, 'doctor', doctor);
    return saved(deletePortrait({ ...editorOf(call), doctor }));
  });
  await app.register(async (uploads: FastifyInstance) => {
    acceptUploads(uploads, save.upload);
    registerStaffEndpoint(uploads, save, async (call) => {
      const doctor = call.params.id;
      await requireReach(call.http.site, call.caller.user, save.permission, 'doctor', doctor);
      const url = await savePortrait({ ...editorOf(call), doctor }, call.body);
      return { id: doctor, image_url: url };
    });
  });
}
