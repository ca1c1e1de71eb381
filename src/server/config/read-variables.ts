import { ConfigError } from './config-error.ts';

export type Variables = NodeJS.ProcessEnv;

/** Returns the trimmed value; an empty variable, as `X=` in a compose file, counts as absent. */
export function readText(env: Variables, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

export function readList(env: Variables, name: string): readonly string[] {
  const items = (readText(env, name) ?? '').split(',').map((item) => item.trim());
  return [...new Set(items.filter((item) => item !== ''))];
}

export function readInteger(
  env: Variables,
  name: string,
  range: { min: number; max: number },
): number | undefined {
  const text = readText(env, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < range.min || value > range.max) {
    throw new ConfigError(name, `must be a whole number from ${range.min} to ${range.max}`);
  }
  return value;
}

export function readOneOf<const Value extends string>(
  env: Variables,
  name: string,
  allowed: readonly Value[],
): Value | undefined {
  const text = readText(env, name);
  if (text === undefined) return undefined;
  const value = allowed.find((candidate) => candidate === text);
  if (value === undefined) {
    throw new ConfigError(name, `"${text}" is not valid; it may be ${allowed.join(', ')}`);
  }
  return value;
}

/** Reads an http(s) URL without its trailing slash; returns `''` if the variable is not set. */
export function readBaseUrl(env: Variables, name: string): string {
  const text = readText(env, name);
  if (text === undefined) return '';
  const url = parseHttpUrl(text);
  if (!url || url.search || url.hash) {
    throw new ConfigError(name, 'must be an address such as https://api.example.com');
  }
  return url.href.replace(/\/+$/, '');
}

/** Reads an http(s) URL for a link, unchanged. */
export function readLink(env: Variables, name: string): string | undefined {
  const text = readText(env, name);
  if (text !== undefined && parseHttpUrl(text) === undefined) {
    throw new ConfigError(name, 'must be an address such as https://login.example.com');
  }
  return text;
}

/** Reads a list of origins. Rejects a path and `*`, which would have no effect. */
export function readOrigins(env: Variables, name: string): readonly string[] {
  return readList(env, name).map((text) => {
    const url = parseHttpUrl(text);
    if (!url || url.origin !== text.replace(/\/$/, '')) {
      throw new ConfigError(
        name,
        `"${text}" is not an origin; list them as https://www.example.com,https://m.example.com`,
      );
    }
    return url.origin;
  });
}

function parseHttpUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}
