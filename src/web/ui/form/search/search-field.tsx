import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { classNames } from '../../class-names.ts';
import { Icon } from '../../display/icon.tsx';
import controlStyles from '../parts/control.module.css';
import styles from './search-field.module.css';

interface SearchFieldProps {
  name: string;
  /** The accessible name and placeholder. */
  label: string;
  clearLabel: string;
  value: string;
  /** Called at every change, and with text that was typed before hydration. */
  onChange: (text: string) => void;
  /** Called on Enter and when the text is cleared: typing is finished. */
  onSearch?: ((text: string) => void) | undefined;
  ref?: RefObject<HTMLInputElement | null> | undefined;
}

/** A text field that filters the page while it is typed. */
export function SearchField({
  name,
  label,
  clearLabel,
  value,
  onChange,
  onSearch,
  ref,
}: SearchFieldProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const input = ref ?? ownRef;

  const adoptEarlyText = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) onChange(typed);
  });
  useEffect(() => adoptEarlyText(), []);

  return (
    <div className={styles.field}>
      <Icon of={Search} size={18} className={styles.mark ?? ''} />
      <input
        ref={input}
        type="search"
        name={name}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={100}
        enterKeyHint="search"
        className={classNames(controlStyles.control, styles.input)}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) onSearch?.(value);
        }}
      />
      {value === '' ? null : (
        <IconButton
          icon={X}
          label={clearLabel}
          className={styles.clear}
          onClick={() => {
            onChange('');
            onSearch?.('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
