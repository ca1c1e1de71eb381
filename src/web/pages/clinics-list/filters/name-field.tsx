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
  // Another address than the one asked for here: Back, or all filters taken away.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(typed: string) {
    clearTimeout(timer.current);
    const wanted = typed.replace(/\s+/g, ' ').trim();
    if (wanted === known) return;
    setKnown(wanted);
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
