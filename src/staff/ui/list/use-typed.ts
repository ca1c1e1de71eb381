import { useState } from 'react';

/**
 * Returns a text that is kept in the address of the page, as it is typed. The address follows a
 * rendering later: without this, a letter typed in between would replace the one before.
 */
export function useTyped(value: string | null, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const known = value ?? '';
  // From here on the address may be changed by others, such as a button that clears the filters.
  if (typed === known) setTyped(null);
  return {
    text: typed ?? known,
    type(text: string) {
      setTyped(text);
      onChange(text);
    },
  };
}
