import { useKeyBindings } from '../lib/keys/key-bindings.ts';
import { useText } from '../lib/staff-app.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import styles from './key-list.module.css';

/** The names of keys that are not what they type. */
const NAMES: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  escape: 'Esc',
};

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
    <Dialog open={open} onClose={onClose} title={t('keys.title')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll the list only with the focus */}
      <div role="region" aria-label={t('keys.title')} tabIndex={0}>
        <dl className={styles.keys}>
          {bindings.map(({ key, alias, shown = key, label }) => (
            <div key={`${key} ${label}`} className={styles.row}>
              <dt>
                {[shown, ...(alias === undefined ? [] : [alias])].map((name) => (
                  <kbd key={name} className={styles.key}>
                    {nameOf(name)}
                  </kbd>
                ))}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

/** Returns `Z` for `z`, and `Ctrl+Z` for `ctrl+z`. */
function nameOf(key: string): string {
  const [last = '', ...modifiers] = key.split(/(?<=.)\+(?=.)/).toReversed();
  const names = modifiers.toReversed().map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  return [...names, NAMES[last] ?? (last.length === 1 ? last.toUpperCase() : last)].join('+');
}
