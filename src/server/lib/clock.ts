/** What time it is, in epoch milliseconds. Injected everywhere, so that tests choose "now". */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
