/** The browser and the operating system of a User-Agent header; null if they are unknown. */
export interface ClientNames {
  readonly browser: string | null;
  readonly operatingSystem: string | null;
}

/** In this order, because most browsers also name the ones that they are compatible with. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
];
const OPERATING_SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Windows', /\bWindows NT\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Returns the names by which the owner of a session recognizes it, without versions. */
export function clientNames(userAgent: string | undefined): ClientNames {
  const nameIn = (names: typeof BROWSERS) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: nameIn(BROWSERS), operatingSystem: nameIn(OPERATING_SYSTEMS) };
}
