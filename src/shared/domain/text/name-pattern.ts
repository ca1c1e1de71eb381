/** Names reach messages, calendars and other clients of the API, so none has markup or control characters. */
export const NAME_PATTERN = '^[^<>\\u0000-\\u001f\\u007f]*$';

const NAME = new RegExp(NAME_PATTERN);

/** Returns true if a text can be a name, of a person or of anything else. */
export function isName(text: string): boolean {
  return NAME.test(text);
}
