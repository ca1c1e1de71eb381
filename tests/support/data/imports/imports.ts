import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { ImportKind } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import { bearer } from '../staff.ts';
import type { TestServer } from '../../servers/server.ts';

interface UploadOptions<Kind extends ImportKind> {
  clinic?: number;
  type?: string;
  kind?: Kind;
}

/** Uploads a file of a clinic. Returns the response. */
export async function uploadFile<Kind extends ImportKind = 'prices'>(
  server: TestServer,
  token: string,
  file: string | Uint8Array,
  options: UploadOptions<Kind> = {},
): Promise<{ status: number; body: ImportOf<Kind> }> {
  const { clinic = 1, type = 'application/octet-stream', kind = 'prices' } = options;
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/staff/v1/imports/${kind}/?clinic=${clinic}&file_name=${kind}.csv`,
    headers: {
      ...bearer(token),
      host: 'operator.hu.localhost',
      'content-type': type,
    },
    payload: Buffer.from(file),
  });
  return { status: response.statusCode, body: response.json() };
}
