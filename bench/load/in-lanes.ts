/** Does what is to be done for each thing, so many at a time. */
export async function inLanes<Thing>(
  things: Iterable<Thing>,
  lanes: number,
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const rest = Iterator.from(things);
  const lane = async () => {
    for (let next = rest.next(); next.done !== true; next = rest.next()) {
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
