/** Waits for the scripts of a page: what is pressed before they have come is pressed in vain. */
export const ALIVE = { waitUntil: 'networkidle' } as const;
