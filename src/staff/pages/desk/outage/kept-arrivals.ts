/** An arrival that was marked without a connection, and is waiting to be sent. */
export interface KeptArrival {
  /** The id of the appointment. */
  readonly appointment: number;
  /** The start of the appointment as it was shown. */
  readonly startsAt: string;
  /** When the patient was marked as arrived. */
  readonly at: string;
}

const NONE: readonly KeptArrival[] = [];
const listeners = new Set<() => void>();
/** The arrivals that were read of the storage, which stay the same objects until they change. */
const known = new Map<string, readonly KeptArrival[]>();

/**
 * The storage of the tab, by account: it survives a reload, and ends with the tab. It has ids and times, and nothing
 * about the patient.
 */
const keyOf = (account: number) => `desk-arrivals-${account}`;

/** Returns the arrivals that an account has marked and that were not sent yet, the first one first. */
export function keptArrivals(account: number): readonly KeptArrival[] {
  const key = keyOf(account);
  const found = known.get(key) ?? parse(sessionStorage.getItem(key));
  known.set(key, found);
  return found;
}

/** Keeps an arrival until it is sent. The same one is kept once. */
export function keepArrival(account: number, arrival: KeptArrival): void {
  const others = keptArrivals(account).filter(
    ({ appointment }) => appointment !== arrival.appointment,
  );
  store(account, [...others, arrival]);
}

/** Forgets an arrival that was sent, refused, or taken back. */
export function forgetArrival(account: number, appointment: number): void {
  store(
    account,
    keptArrivals(account).filter((each) => each.appointment !== appointment),
  );
}

/** Calls a listener after every change. Returns the function that ends this. */
export function onKeptArrivals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function store(account: number, arrivals: readonly KeptArrival[]): void {
  known.set(keyOf(account), arrivals);
  if (arrivals.length === 0) sessionStorage.removeItem(keyOf(account));
  else sessionStorage.setItem(keyOf(account), JSON.stringify(arrivals));
  for (const listener of listeners) listener();
}

function parse(text: string | null): readonly KeptArrival[] {
  return text === null ? NONE : (JSON.parse(text) as readonly KeptArrival[]);
}
