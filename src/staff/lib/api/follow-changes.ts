import { EventSourceParserStream } from 'eventsource-parser/stream';
import { accessToken } from '#web/lib/api/session.ts';

const TOO_MANY_REQUESTS = 429;

interface Following {
  readonly signal: AbortSignal;
  /** The stream is open: from now on no change is missed. */
  readonly onOpen: () => void;
  readonly onChange: (data: string) => void;
}

/**
 * Reads a stream of server-sent events until it ends. `EventSource` cannot send the access token. Returns the
 * milliseconds after which the server may accept the next one: 0, unless there are too many streams. Rejects
 * when there is no connection.
 */
export async function followChanges(
  path: string,
  { signal, onOpen, onChange }: Following,
): Promise<number> {
  const response = await fetch(path, {
    headers: { Accept: 'text/event-stream', Authorization: `Bearer ${accessToken() ?? ''}` },
    cache: 'no-store',
    signal,
  });
  if (response.status === TOO_MANY_REQUESTS) {
    return 1000 * Number(response.headers.get('Retry-After') ?? 0);
  }
  if (!response.ok || response.body === null) throw new Error(`stream: ${response.status}`);
  onOpen();
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { done, value } = await events.read();
    if (done) return 0;
    onChange(value.data);
  }
}
