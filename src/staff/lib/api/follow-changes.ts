import { EventSourceParserStream } from 'eventsource-parser/stream';
import { NetworkError } from '#web/lib/failures/api-failure.ts';
import { accessToken } from '#web/lib/api/session.ts';

const TOO_MANY_REQUESTS = 429;
const CHECK_MS = 1000;

interface Following {
  readonly signal: AbortSignal;
  /** A connection that brings nothing for this long is lost. */
  readonly maxSilenceMs: number;
  /** The stream is open: from now on no change is missed. */
  readonly onOpen: () => void;
  /** Something has arrived, perhaps only a heartbeat. */
  readonly onHeard: () => void;
  readonly onChange: (data: string) => void;
}

/**
 * Reads a stream of server-sent events until it ends. `EventSource` cannot send the access token. Returns the
 * milliseconds after which the server may accept the next one: 0, unless there are too many streams. Rejects
 * with a `NetworkError` when there is no connection, or one that has been silent for too long.
 */
export async function followChanges(path: string, following: Following): Promise<number> {
  const silence = watchSilence(following.maxSilenceMs);
  try {
    return await read(path, {
      ...following,
      signal: AbortSignal.any([following.signal, silence.signal]),
      onHeard() {
        silence.end();
        following.onHeard();
      },
    });
  } finally {
    silence.stop();
  }
}

async function read(
  path: string,
  { signal, onOpen, onHeard, onChange }: Omit<Following, 'maxSilenceMs'>,
): Promise<number> {
  const response = await fetch(path, {
    headers: { Accept: 'text/event-stream', Authorization: `Bearer ${accessToken() ?? ''}` },
    cache: 'no-store',
    signal,
  }).catch(throwNetworkError);
  if (response.status === TOO_MANY_REQUESTS) {
    return 1000 * Number(response.headers.get('Retry-After') ?? 0);
  }
  if (!response.ok || response.body === null) throw new Error(`stream: ${response.status}`);
  onHeard();
  onOpen();
  const events = response.body
    .pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          onHeard();
          controller.enqueue(chunk);
        },
      }),
    )
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { done, value } = await events.read().catch(throwNetworkError);
    if (done) return 0;
    onChange(value.data);
  }
}

function throwNetworkError(cause: unknown): never {
  throw new NetworkError(cause);
}

/**
 * Aborts `signal` when `end` was not called for so many milliseconds. Two checks in a row must find that: a computer
 * that wakes up runs the first one before it reads what has arrived.
 */
function watchSilence(maxMs: number) {
  const lost = new AbortController();
  let heardAt = Date.now();
  let isSuspected = false;
  const timer = setInterval(() => {
    const isSilent = Date.now() - heardAt >= maxMs;
    if (isSilent && isSuspected) lost.abort();
    isSuspected = isSilent;
  }, CHECK_MS);
  return {
    signal: lost.signal,
    end() {
      heardAt = Date.now();
      isSuspected = false;
    },
    stop: () => clearInterval(timer),
  };
}
