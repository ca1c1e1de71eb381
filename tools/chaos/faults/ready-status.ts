import { ask } from '../patients/ask.ts';

/** What a process says of itself to whoever balances the load. */
export async function readyStatus(port: number): Promise<number> {
  const { status } = await ask({ port, method: 'GET', path: '/health/ready', headers: {} });
  return status;
}
