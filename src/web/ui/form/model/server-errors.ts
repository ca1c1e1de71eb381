export interface BoundServerErrors {
  /** One message per field of the form; several for one field are joined. */
  known: Map<string, string>;
  /** Messages whose key is no field of the form: for the caller to show, as toasts. */
  unknown: Record<string, readonly string[]>;
}

/** Sorts a server's messages into those of the form's fields and the others. */
export function bindServerErrors(
  errors: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
): BoundServerErrors {
  const known = new Map<string, string>();
  const unknown: Record<string, readonly string[]> = {};
  for (const [name, messages] of Object.entries(errors)) {
    if (names.includes(name)) known.set(name, messages.join(', '));
    else unknown[name] = messages;
  }
  return { known, unknown };
}
