import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { formatNumber } from '#shared/i18n/format-number.ts';
import { useStaffApp } from '#staff/lib/staff-app.ts';
import styles from './prices.module.css';

interface PriceInputProps extends ComponentProps<'input'> {
  /** The price as it was typed or pasted, or in plain digits. */
  text: string;
  /** The price that the text says; null if it says none. */
  price: number | null;
}

/** A price to type in: with separators while it is read, as plain text and selected while it is edited. */
export function PriceInput({ text, price, onFocus, ...props }: PriceInputProps) {
  const { language } = useStaffApp();
  const input = useRef<HTMLInputElement>(null);
  const [isEdited, setIsEdited] = useState(false);
  // The text that changes with the focus would lose its selection.
  useLayoutEffect(() => {
    if (isEdited) input.current?.select();
  }, [isEdited]);
  return (
    <input
      {...props}
      ref={input}
      className={styles.input}
      inputMode="decimal"
      aria-invalid={price === null || undefined}
      value={isEdited || price === null ? text : formatNumber(price, language)}
      onFocus={(event) => {
        setIsEdited(true);
        onFocus?.(event);
      }}
      onBlur={({ currentTarget }) => {
        // It keeps the focus while another window has it.
        if (currentTarget !== document.activeElement) setIsEdited(false);
      }}
    />
  );
}
