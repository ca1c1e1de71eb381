import { useState } from 'react';
import { useTypingPause } from './use-typing-pause.ts';

/**
 * Manages a text that the URL has after a pause in typing. `value` is the text in the URL; when it changes otherwise,
 * for example by Back, the text follows.
 */
export function useTypedText(value: string, onSearch: (text: string) => void) {
  const pause = useTypingPause(search);
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // The searched texts that are not in the URL yet. The URL changes when the results are loaded;
  // the visitor may continue to type before that.
  const [pending, setPending] = useState<readonly string[]>([]);
  if (value !== lastValue) {
    const index = pending.indexOf(value);
    setLastValue(value);
    setPending(index < 0 ? [] : pending.slice(index + 1));
    if (index < 0) setText(value);
  } else if (pending.at(-1) === value) {
    setPending([]);
  }

  function search(typed: string) {
    pause.cancel();
    const name = typed.replace(/\s+/g, ' ').trim();
    if (name === (pending.at(-1) ?? lastValue)) return;
    setPending([...pending, name]);
    onSearch(name);
  }

  function type(typed: string) {
    setText(typed);
    pause.start(typed);
  }
  return { text, type, search };
}
