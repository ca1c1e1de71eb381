import type { KeyboardEvent, ReactNode } from 'react';
import styles from '../drawer.module.css';

interface SuggestionProps {
  children: ReactNode;
  /** More about the suggestion, in small letters. */
  detail: string;
  /** Lines below it. */
  lines?: readonly string[];
  onChoose: () => void;
}

/** A result below a text field. Arrow keys go on to the next, and back to the field. */
export function Suggestion({ children, detail, lines, onChoose }: SuggestionProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.suggestion}
        data-suggestion=""
        onClick={onChoose}
        onKeyDown={focusBeside}
      >
        <strong>{children}</strong>
        <small>{detail}</small>
        {lines?.map((line) => (
          <small key={line} className={styles.line}>
            {line}
          </small>
        ))}
      </button>
    </li>
  );
}

/** Moves the focus between a field and its suggestions by arrow keys. */
export function focusBeside(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  // The keys of the grid would move its cursor.
  event.stopPropagation();
  const form = event.currentTarget.closest('[data-suggesting]');
  const stops = [
    ...(form?.querySelectorAll<HTMLElement>('[data-search], [data-suggestion]') ?? []),
  ];
  const here = stops.findIndex((stop) => stop.contains(document.activeElement));
  const next = stops[here + step];
  if (next === undefined) return;
  event.preventDefault();
  (next.querySelector('input') ?? next).focus();
}
