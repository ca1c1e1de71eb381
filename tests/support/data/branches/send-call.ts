import { buildRequest } from '#shared/contract/client.ts';
import type { StaffEndpoint } from '#shared/contract/staff/staff-endpoint.ts';
import type { TestServer } from '../../servers/server.ts';

interface CallResponse {
  readonly status: number;
  /** The body as text. */
  readonly body: string;
}

/** Sends a call of staff with its input, also a file. */
export async function sendCall(
  { app }: TestServer,
  headers: Readonly<Record<string, string>>,
  endpoint: StaffEndpoint,
  input: object,
): Promise<CallResponse> {
  const { method, path, body } = buildRequest(endpoint, { ...input });
  const isFile = body instanceof Blob;
  const type = isFile ? (endpoint.upload?.types[0] ?? '') : 'application/json';
  const response = await app.inject({
    method,
    url: path,
    headers: {
      host: 'operator.hu.localhost',
      ...headers,
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined
      ? {}
      : { payload: isFile ? Buffer.from(await body.arrayBuffer()) : JSON.stringify(body) }),
  });
  return { status: response.statusCode, body: response.body };
}
