import { Button } from '#web/ui/actions/button.tsx';
import styles from './slot-grid.module.css';

interface GridMessageProps {
  text: string;
  action?: { label: string; onPress: () => void } | undefined;
}

/** The message that replaces the slots. */
export function GridMessage({ text, action }: GridMessageProps) {
  return (
    <div className={styles.message} role="status">
      <p>{text}</p>
      {action === undefined ? null : (
        <Button variant="secondary" size="sm" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
