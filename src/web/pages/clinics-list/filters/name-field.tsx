import { useEffect, useRef, useState } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { SearchField } from '#web/ui/form/search/search-field.tsx';

const DEBOUNCE_MS = 300;

interface NameFieldProps {
  /** As the address says. */
  value: string;
  /** What was typed, once the typing has paused. */
  onSearch: (text: string) => void;
}

/** Narrows the list to names with a text in them while it is typed. */
export function NameField({ value, onSearch }: NameFieldProps) {
  const t = useT('clinics');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // What the address is to say; it follows when the clinics have come, while typing goes on.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (value !== known) {
    const at = asked.indexOf(value);
    setKnown(value);
    setAsked(at < 0 ? [] : asked.slice(at + 1));
    // Not asked for here: Back, or all filters taken away.
    if (at < 0) setText(value);
  } else if (asked.at(-1) === value) {
    setAsked([]);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(typed: string) {
    clearTimeout(timer.current);
    const wanted = typed.replace(/\s+/g, ' ').trim();
    if (wanted === (asked.at(-1) ?? known)) return;
    setAsked([...asked, wanted]);
    onSearch(wanted);
  }

  return (
    <SearchField
      name="name"
      label={t('filters.search')}
      clearLabel={t('filters.clear')}
      value={text}
      onChange={(typed) => {
        setText(typed);
        clearTimeout(timer.current);
        timer.current = setTimeout(search, DEBOUNCE_MS, typed);
      }}
      onSearch={search}
    />
  );
}
