import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { ImportKind } from '#shared/domain/clinic-data/imports/sheets.ts';
import { bearer } from '../staff.ts';
import type { TestServer } from '../../servers/server.ts';

interface UploadOptions {
  clinic?: number;
  type?: string;
  kind?: ImportKind;
}

/** Uploads a file of a clinic. Returns the response. */
export async function uploadFile(
  server: TestServer,
  token: string,
  file: string | Uint8Array,
  { clinic = 1, type = 'application/octet-stream', kind = 'prices' }: UploadOptions = {},
): Promise<{ status: number; body: Import }> {
  const folder = kind === 'prices' ? '' : `${kind}/`;
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/staff/v1/imports/${folder}?clinic=${clinic}&file_name=${kind}.csv`,
    headers: {
      ...bearer(token),
      host: 'operator.hu.localhost',
      'content-type': type,
    },
    payload: Buffer.from(file),
  });
  return { status: response.statusCode, body: response.json() };
}
