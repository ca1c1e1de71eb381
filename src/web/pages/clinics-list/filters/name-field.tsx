import { useEffect, useRef, useState } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { SearchField } from '#web/ui/form/search/search-field.tsx';

const DEBOUNCE_MS = 300;

interface NameFieldProps {
  /** The text in the URL. */
  value: string;
  /** Called with the text after a pause in typing. */
  onSearch: (text: string) => void;
}

/** Filters the list by name while the user types. */
export function NameField({ value, onSearch }: NameFieldProps) {
  const t = useT('clinics');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The text that the URL will have; it follows when the clinics are loaded, while typing
  // continues.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (value !== known) {
    const at = asked.indexOf(value);
    setKnown(value);
    setAsked(at < 0 ? [] : asked.slice(at + 1));
    // The URL was changed from outside: by Back, or by clearing all filters.
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
