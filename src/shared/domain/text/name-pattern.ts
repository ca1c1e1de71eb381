/** Names reach messages, calendars and other clients of the API, so none has markup or control characters. */
export const NAME_PATTERN = '^[^<>\\u0000-\\u001f\\u007f]*$';
