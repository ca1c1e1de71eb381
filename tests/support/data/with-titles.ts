const LONGEST = 40;

/** Prepends a short name to the cases of a parametrised test: the request as JSON. */
export function withTitles<Sent, Said>(
  cases: readonly (readonly [Sent, Said])[],
): (readonly [name: string, Sent, Said])[] {
  return cases.map(([sent, said]) => {
    const json = JSON.stringify(sent, (_key, value: unknown) =>
      value === undefined ? null : value,
    );
    return [json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json, sent, said] as const;
  });
}
