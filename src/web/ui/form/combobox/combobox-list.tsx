import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../class-names.ts';
import { Icon } from '../../display/icon.tsx';
import styles from './multi-combobox.module.css';

export interface ComboboxOption {
  value: string;
  label: string;
}

interface ComboboxListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  optionId: (option: ComboboxOption) => string;
  activeId: string | null;
  chosen: readonly string[];
  /** Shown if there are no options. */
  noneLabel: string;
  onPick: (option: ComboboxOption) => void;
}

/** The list of options; the focus stays in the field above it. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, options, optionId, activeId, chosen, noneLabel, onPick } = props;
  const panel = useRef<HTMLDivElement>(null);

  // In a scrolling dialog the list could open below the visible area.
  useLayoutEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={panel} className={styles.panel}>
      <div id={id} role="listbox" tabIndex={-1} aria-label={label} aria-multiselectable>
        {options.map((option) => {
          const isChosen = chosen.includes(option.value);
          return (
            <button
              key={option.value}
              type="button"
              id={optionId(option)}
              role="option"
              tabIndex={-1}
              aria-selected={isChosen}
              className={classNames(styles.option, optionId(option) === activeId && styles.active)}
              onClick={() => onPick(option)}
            >
              <span className={styles.label}>{option.label}</span>
              {isChosen ? <Icon of={Check} size={18} /> : null}
            </button>
          );
        })}
      </div>
      <p role="status" className={styles.none}>
        {options.length === 0 ? noneLabel : null}
      </p>
    </div>
  );
}
