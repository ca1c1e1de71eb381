import autocannon from 'autocannon';

/** One request of a load; a function makes each one different. */
export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  nextBody?: () => string | null;
}

export interface Load {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers that were not 2xx, and connections that failed. */
  failed: number;
}

/** Sends requests one after the other on each of the connections. */
export async function runLoad(
  target: Target,
  { connections, amount, seconds }: { connections: number; amount?: number; seconds?: number },
): Promise<Load> {
  const { nextBody } = target;
  const result = await autocannon({
    url: target.url,
    connections,
    ...(amount === undefined ? { duration: seconds ?? 3 } : { amount }),
    requests: [
      {
        method: target.method ?? 'GET',
        headers: target.headers ?? {},
        ...(nextBody === undefined
          ? {}
          : { setupRequest: (request) => ({ ...request, body: nextBody() ?? '{}' }) }),
      },
    ],
  });
  return {
    requests: result.requests.total,
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}
