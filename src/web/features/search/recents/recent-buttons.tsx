import { X } from 'lucide-react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { SearchOption } from '../group-options.ts';
import styles from '../panel/search-group.module.css';

interface RecentButtonsProps {
  options: readonly SearchOption[];
  onRemoved: (option: SearchOption) => void;
}

/** The remove buttons beside the options: a listbox option cannot contain a button. */
export function RecentButtons({ options, onRemoved }: RecentButtonsProps) {
  const t = useT('common');
  return (
    <div className={styles.removers}>
      {options.map((option) => (
        <IconButton
          key={option.key}
          icon={X}
          label={t('search.removeRecent', { title: option.title.map(({ text }) => text).join('') })}
          onClick={() => onRemoved(option)}
        />
      ))}
    </div>
  );
}
