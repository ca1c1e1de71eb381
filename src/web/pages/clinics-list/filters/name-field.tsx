import { useState } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useTypingPause } from '#web/lib/routing/use-typing-pause.ts';
import { SearchField } from '#web/ui/form/search/search-field.tsx';

interface NameFieldProps {
  /** The text in the URL. */
  value: string;
  /** Runs with the text after a pause in typing. */
  onSearch: (text: string) => void;
}

/** Filters the list by name while the visitor types. */
export function NameField({ value, onSearch }: NameFieldProps) {
  const t = useT('clinics');
  const pause = useTypingPause(search);
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // The searched names that are not in the URL yet. The URL changes when the clinics are loaded;
  // the visitor may continue to type before that.
  const [pending, setPending] = useState<readonly string[]>([]);
  if (value !== lastValue) {
    const index = pending.indexOf(value);
    setLastValue(value);
    setPending(index < 0 ? [] : pending.slice(index + 1));
    // The URL was changed from outside: by Back, or by clearing all filters.
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

  return (
    <SearchField
      name="name"
      label={t('filters.search')}
      clearLabel={t('filters.clear')}
      value={text}
      onChange={(typed) => {
        setText(typed);
        pause.start(typed);
      }}
      onSearch={search}
    />
  );
}
