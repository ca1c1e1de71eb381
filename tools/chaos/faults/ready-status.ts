import { sendRequest } from '../patients/send-request.ts';

/** Returns the HTTP status of the readiness check. */
export async function readyStatus(port: number): Promise<number> {
  const { status } = await sendRequest({ port, method: 'GET', path: '/health/ready', headers: {} });
  return status;
}
