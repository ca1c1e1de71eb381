/** Separates a server's messages for the form's fields from the others. */
export function bindServerErrors(
  errors: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
) {
  /** One message per field of the form; several for one field are joined. */
  const known = new Map<string, string>();
  /** Messages whose key is not a field of the form; the caller shows them as toasts. */
  const unknown: Record<string, readonly string[]> = {};
  for (const [name, messages] of Object.entries(errors)) {
    if (names.includes(name)) known.set(name, messages.join(', '));
    else unknown[name] = messages;
  }
  return { known, unknown };
}
