import { Button, type ButtonProps } from '#web/ui/actions/button.tsx';
import styles from '../reviews.module.css';

/** A button that shows its key. */
export function KeyButton({ shortcut, children, ...props }: ButtonProps & { shortcut: string }) {
  return (
    <Button size="sm" variant="secondary" {...props} aria-keyshortcuts={shortcut}>
      {children}
      <kbd className={styles.key} aria-hidden="true">
        {shortcut}
      </kbd>
    </Button>
  );
}
