/** Returns the current time in epoch milliseconds. Injected everywhere, so that tests can set it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
