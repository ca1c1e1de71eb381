/** The functions of a process that its parent calls. */
export type Methods = Record<string, (...args: never[]) => unknown>;

/** A call of the parent, and its result. */
export interface Request {
  readonly name: string;
  readonly args: never[];
}
export interface Reply {
  readonly result: unknown;
}

/** Answers the requests of the parent process. Closes and exits when it disconnects. */
export function serveRequests(methods: Methods, close: () => Promise<void>): void {
  const reply = (result: unknown) => process.send?.({ result } satisfies Reply);
  const answer = async ({ name, args }: Request) => reply(await methods[name]?.(...args));
  process.on('message', (request: Request) => void answer(request));
  process.on('disconnect', () => void close().then(() => process.exit(0)));
  reply(null);
}

/** Returns CPU time so far, in milliseconds. */
export function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
