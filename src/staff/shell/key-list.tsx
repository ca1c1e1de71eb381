import { Modal } from '#web/ui/modal/modal.tsx';
import { useKeyBindings } from '../lib/keys/key-bindings.ts';
import { useText } from '../lib/staff-app.ts';
import styles from './key-list.module.css';

interface KeyListProps {
  open: boolean;
  onClose: () => void;
}

/** The dialog with all keys of the current page. */
export function KeyList({ open, onClose }: KeyListProps) {
  const t = useText('shell');
  const all = useKeyBindings();
  // A later binding of a key replaces an earlier one.
  const bindings = all.filter(
    (binding, index) =>
      binding.label !== '' && all.findLastIndex(({ key }) => key === binding.key) === index,
  );
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('keys.title')}
      size="sm"
      labels={{ close: t('close') }}
    >
      <dl className={styles.keys}>
        {bindings.map(({ key, label }) => (
          <div key={`${key} ${label}`} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
