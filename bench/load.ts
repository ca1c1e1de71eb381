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
  let first = Number.NaN;
  let last = Number.NaN;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
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
      },
      (error: unknown, answer) => {
        if (error instanceof Error) reject(error);
        else resolve(answer);
      },
    );
    run.on('response', () => {
      last = performance.now();
      if (Number.isNaN(first)) first = last;
    });
  });
  return {
    requests: result.requests.total,
    // From the first answer to the last: the tool's own duration is rounded to whole seconds.
    perSecond: ((result.requests.total - 1) * 1000) / (last - first),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}
