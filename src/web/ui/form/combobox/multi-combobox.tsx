import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../../class-names.ts';
import { Icon } from '../../display/icon.tsx';
import { matchWords } from '../search/match-words.ts';
import type { BoundField } from '../parts/bound-field.ts';
import { Field, type FieldFrame } from '../parts/field.tsx';
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx';
import { useListKeys } from './use-list-keys.ts';
import { RemovableChip } from '../../actions/chip.tsx';
import controlStyles from '../parts/control.module.css';
import styles from './multi-combobox.module.css';

interface MultiComboboxProps extends BoundField<readonly string[] | null>, FieldFrame {
  label: string;
  options: readonly ComboboxOption[];
  /** Returns the label of the button that removes an option: "Remove English". */
  removeLabel: (label: string) => string;
  /** Shown if no option matches the text. */
  noneLabel: string;
}

/**
 * A field for choosing several of many options, filtered by text. Choosing an option adds or removes
 * it; chosen options are chips with a remove button. The value is null while none is chosen. For a
 * few options that fit on the page use `MultiSelect`.
 */
export function MultiCombobox({
  options,
  removeLabel,
  noneLabel,
  value,
  onChange,
  ...field
}: MultiComboboxProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [inputValue, setInputValue] = useState('');
  const [isOpen, setOpen] = useState(false);
  const optionId = (option: ComboboxOption) => `${listId}-${option.value}`;
  const matching = options.filter(({ label }) => matchWords(label, inputValue));
  const keys = useListKeys(isOpen ? matching.map(optionId) : []);
  const chosen = value ?? [];
  const chips = options.filter((option) => chosen.includes(option.value));

  function pick(picked: ComboboxOption) {
    const next = options
      .map((option) => option.value)
      .filter((option) => chosen.includes(option) !== (option === picked.value));
    setInputValue('');
    onChange(next.length === 0 ? null : next);
    input.current?.focus();
  }

  function handleBlur() {
    setOpen(false);
    setInputValue('');
    keys.reset();
    field.onBlur?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const last = chips.at(-1);
    if (key === 'Enter' && isOpen) {
      // Enter chooses an option instead of submitting the form.
      event.preventDefault();
      const active = matching.find((option) => optionId(option) === keys.activeId);
      const best = inputValue.trim() === '' ? undefined : matching[0];
      const picked = active ?? best;
      if (picked !== undefined) pick(picked);
    } else if (key === 'Escape' && isOpen) {
      // Escape must not close a dialog around the field.
      event.preventDefault();
      setOpen(false);
      keys.reset();
    } else if (key === 'Backspace' && inputValue === '' && last !== undefined) {
      pick(last);
    } else {
      if (key === 'ArrowDown' || key === 'ArrowUp') setOpen(true);
      keys.onKeyDown(event);
    }
  }

  return (
    <Field {...field} onBlur={undefined}>
      {(control) => (
        <div
          className={styles.field}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) handleBlur();
          }}
        >
          <ChosenChips
            options={chips}
            removeLabel={removeLabel}
            disabled={field.disabled}
            onRemove={pick}
          />
          <div className={controlStyles.select}>
            <input
              {...control}
              ref={input}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={keys.activeId ?? undefined}
              autoComplete="off"
              className={classNames(controlStyles.control, styles.input)}
              value={inputValue}
              onChange={({ currentTarget }) => {
                setInputValue(currentTarget.value);
                setOpen(true);
                keys.reset();
              }}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
            />
            <Icon of={ChevronDown} size={18} />
          </div>
          {isOpen ? (
            <ComboboxList
              id={listId}
              label={field.label}
              options={matching}
              optionId={optionId}
              activeId={keys.activeId}
              chosen={chosen}
              noneLabel={noneLabel}
              onPick={pick}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}

interface ChosenChipsProps {
  options: readonly ComboboxOption[];
  removeLabel: (label: string) => string;
  disabled: boolean | undefined;
  onRemove: (option: ComboboxOption) => void;
}

/** The chosen options, each with a remove button. */
function ChosenChips({ options, removeLabel, disabled, onRemove }: ChosenChipsProps) {
  if (options.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {options.map((option) => (
        <li key={option.value}>
          <RemovableChip
            removeLabel={removeLabel(option.label)}
            disabled={disabled}
            onRemove={() => onRemove(option)}
          >
            {option.label}
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
