import { EventSourceParserStream } from 'eventsource-parser/stream';
import { accessToken } from '#web/lib/api/session.ts';

interface Following {
  readonly signal: AbortSignal;
  /** The stream is open: from now on no change is missed. */
  readonly onOpen: () => void;
  readonly onChange: (data: string) => void;
}

/**
 * Reads a stream of server-sent events until it ends. `EventSource` cannot send the access token. Rejects
 * when there is no connection.
 */
export async function followChanges(
  path: string,
  { signal, onOpen, onChange }: Following,
): Promise<void> {
  const response = await fetch(path, {
    headers: { Accept: 'text/event-stream', Authorization: `Bearer ${accessToken() ?? ''}` },
    cache: 'no-store',
    signal,
  });
  if (!response.ok || response.body === null) throw new Error(`stream: ${response.status}`);
  onOpen();
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- events come one after another
    const { done, value } = await events.read();
    if (done) return;
    onChange(value.data);
  }
}
