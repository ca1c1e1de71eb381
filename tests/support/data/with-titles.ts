const MAX_TITLE_LENGTH = 40;

/** Prepends a title to each case of a parametrised test: its request as shortened JSON. */
export function withTitles<Request, Expected>(
  cases: readonly (readonly [Request, Expected])[],
): (readonly [title: string, Request, Expected])[] {
  return cases.map(([request, expected]) => {
    const json = JSON.stringify(request, (_key, value: unknown) => value ?? null);
    const isLong = json.length > MAX_TITLE_LENGTH;
    return [isLong ? `${json.slice(0, MAX_TITLE_LENGTH)}…` : json, request, expected] as const;
  });
}
