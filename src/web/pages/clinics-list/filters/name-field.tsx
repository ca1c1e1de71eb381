import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './name-field.module.css';

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
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Another address than the one asked for here: Back, or all filters taken away.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }

  function search(typed: string) {
    clearTimeout(timer.current);
    const wanted = typed.replace(/\s+/g, ' ').trim();
    if (wanted === known) return;
    setKnown(wanted);
    onSearch(wanted);
  }
  function type(typed: string) {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, DEBOUNCE_MS, typed);
  }

  const adoptEarlyText = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== text) type(typed);
  });
  useEffect(() => {
    // What was typed before the scripts came.
    adoptEarlyText();
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <div className={styles.field}>
      <Icon of={Search} size={18} className={styles.mark ?? ''} />
      <input
        ref={field}
        type="search"
        name="name"
        aria-label={t('filters.search')}
        placeholder={t('filters.search')}
        autoComplete="off"
        maxLength={100}
        enterKeyHint="search"
        className={styles.input}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) search(text);
        }}
      />
      {text === '' ? null : (
        <IconButton
          icon={X}
          label={t('filters.clear')}
          className={styles.clear}
          onClick={() => {
            setText('');
            search('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
