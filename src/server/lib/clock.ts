/** Returns the current time in epoch milliseconds. Injected everywhere, so that tests can set it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Counts on from the start of the process, so that it does not jump with the clock of the machine. */
export const steadyClock: Clock = () => performance.timeOrigin + performance.now();
