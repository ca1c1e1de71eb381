import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

interface TwilioMessage {
  to: string;
  from: string | null;
  messagingServiceSid: string | null;
  body: string;
  /** The URL for reports of the delivery. */
  statusCallback: string | null;
  createdAt: number;
  /** The token of the sender. */
  token: string;
}

/** The reaction to a message: `silence` sends no response, an error does not record the message. */
type Reaction = 'accept' | 'silence' | { status: number; code: number };

export interface TwilioServer {
  readonly url: string;
  /** The accepted messages, oldest first. */
  readonly messages: readonly TwilioMessage[];
  /** The `Authorization` header of every request. */
  readonly credentials: ReadonlySet<string>;
  react: (message: TwilioMessage) => Reaction;
  /** Runs after a message was recorded and before the response. */
  onRecorded: (message: TwilioMessage) => void;
  close(): Promise<void>;
}

const ACCOUNT = /^\/2010-04-01\/Accounts\/(AC[0-9a-f]{32})\/Messages\.json(?:\?(.*))?$/;

/** Serves the part of Twilio's REST API (2010-04-01) that creates and lists messages. */
export async function startTwilioServer(clock: () => number): Promise<TwilioServer> {
  const messages: TwilioMessage[] = [];
  const credentials = new Set<string>();
  const http = createServer((request, response) => void respond(request, response));

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    credentials.add(request.headers.authorization ?? '');
    const [, account = '', query = ''] = ACCOUNT.exec(request.url ?? '') ?? [];
    if (account === '') return json(response, 404, { code: 20404, message: 'not found' });
    if (request.method === 'GET') return list(response, account, new URLSearchParams(query));

    const form = new URLSearchParams(await text(request));
    const message: TwilioMessage = {
      to: form.get('To') ?? '',
      from: form.get('From'),
      messagingServiceSid: form.get('MessagingServiceSid'),
      body: form.get('Body') ?? '',
      statusCallback: form.get('StatusCallback'),
      createdAt: clock(),
      token: tokenOf(request),
    };
    const reaction = server.react(message);
    if (reaction === 'silence') return;
    if (reaction !== 'accept') {
      const problem = `The 'To' number ${message.to} is wrong`;
      return json(response, reaction.status, { code: reaction.code, message: problem });
    }
    messages.push(message);
    server.onRecorded(message);
    json(response, 201, resource(message, account));
  }

  function list(response: ServerResponse, account: string, query: URLSearchParams): void {
    const found = messages.filter(({ to }) => to === query.get('To')).toReversed();
    const page = found.map((message) => resource(message, account));
    json(response, 200, { messages: page, next_page_uri: null, page: 0, page_size: 50 });
  }

  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const server: TwilioServer = {
    url: `http://127.0.0.1:${port}`,
    messages,
    credentials,
    react: () => 'accept',
    onRecorded: () => undefined,
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
}

function tokenOf({ headers }: IncomingMessage): string {
  const basic = (headers.authorization ?? '').replace('Basic ', '');
  return Buffer.from(basic, 'base64').toString().split(':')[1] ?? '';
}

function resource({ to, from, body, createdAt }: TwilioMessage, account: string): object {
  return {
    sid: `SM${'0'.repeat(32)}`,
    account_sid: account,
    to,
    from,
    body,
    status: 'queued',
    date_created: new Date(createdAt).toUTCString().replace('GMT', '+0000'),
    date_sent: null,
  };
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
