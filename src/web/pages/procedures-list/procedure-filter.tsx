import type { RefObject } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SearchField } from '#web/ui/form/search/search-field.tsx';
import styles from './procedure-filter.module.css';
import { NAME_PARAM } from './use-typed-name.ts';

interface ProcedureFilterProps {
  value: string;
  onChange: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** Filters the list by the typed words. */
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
        <SearchField
          ref={field}
          name={NAME_PARAM}
          label={t('filter.name')}
          clearLabel={t('filter.clear')}
          value={value}
          onChange={onChange}
        />
        <Button type="submit" variant="secondary" className={styles.submit}>
          {t('filter.submit')}
        </Button>
      </form>
    </search>
  );
}
