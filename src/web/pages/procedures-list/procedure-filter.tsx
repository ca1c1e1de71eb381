import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './procedure-filter.module.css';
import { NAME_PARAM } from './use-typed-name.ts';

interface ProcedureFilterProps {
  value: string;
  onChange: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** Leaves of the list what has the typed words in its name. */
export function ProcedureFilter({ value, onChange, field }: ProcedureFilterProps) {
  const t = useT('procedures');
  return (
    <search aria-label={t('filter.label')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          field.current?.blur();
        }}
      >
        <div className={styles.field}>
          <Icon of={Search} size={18} className={styles.mark ?? ''} />
          <input
            ref={field}
            type="search"
            name={NAME_PARAM}
            aria-label={t('filter.name')}
            placeholder={t('filter.name')}
            autoComplete="off"
            maxLength={100}
            enterKeyHint="search"
            className={styles.input}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          {value === '' ? null : (
            <IconButton
              icon={X}
              label={t('filter.clear')}
              className={styles.clear}
              onClick={() => {
                onChange('');
                field.current?.focus();
              }}
            />
          )}
        </div>
        <Button type="submit" variant="secondary" className={styles.submit}>
          {t('filter.submit')}
        </Button>
      </form>
    </search>
  );
}
