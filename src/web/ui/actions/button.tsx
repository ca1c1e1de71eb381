import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './button.module.css';

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Disables the button and shows a spinner in place of the label; width and focus stay. */
  inProgress?: boolean | undefined;
}

/**
 * A button; `type="button"` by default.
 *
 * While loading it is disabled by `aria-disabled`, not `disabled`: browsers remove the focus from a
 * disabled control, and screen readers would start again at the top of the page. Clicks and
 * implicit submission by Enter are ignored.
 */
export function Button({
  variant,
  size,
  block,
  inProgress = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (inProgress) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-busy={inProgress || undefined}
      aria-disabled={inProgress || rest['aria-disabled']}
      className={classNames(buttonClass({ variant, size, block }), className)}
    >
      <span className={styles.content}>{children}</span>
      {inProgress ? (
        <span className={styles.progress}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
