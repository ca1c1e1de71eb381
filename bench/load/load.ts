import { quantile } from '../statistics.ts';

/** The result of a load: throughput and latency. */
export interface Load {
  requests: number;
  perSecond: number;
  /** Milliseconds from the request to the last byte of the response. */
  p50: number;
  p99: number;
}

/** Runs `work` a number of times: each client one after the other, all clients at once. */
export async function runLoad<Client>(
  clients: readonly Client[],
  requests: number,
  work: (client: Client) => Promise<unknown>,
): Promise<Load> {
  const responses: { at: number; took: number }[] = [];
  let left = requests;
  const lane = async (client: Client) => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      await work(client);
      const at = performance.now();
      responses.push({ at, took: at - start });
    }
  };
  await Promise.all(clients.map(lane));
  return summarize(responses);
}

/** Summarizes responses by end time and duration, in milliseconds. */
function summarize(responses: readonly { at: number; took: number }[]): Load {
  const took = responses.map((response) => response.took);
  const first = responses[0]?.at ?? Number.NaN;
  const last = responses.at(-1)?.at ?? Number.NaN;
  return {
    requests: responses.length,
    perSecond: ((responses.length - 1) * 1000) / (last - first),
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
  };
}
