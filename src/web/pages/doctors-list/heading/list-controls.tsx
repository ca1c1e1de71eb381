import { useId } from 'react';
import { useLocation } from 'react-router';
import {
  changeFilters,
  doctorFiltersToQuery,
  SORTS,
  type DoctorFilters,
} from '#shared/domain/doctor-filters.ts';
import { useAppNavigate } from '#web/lib/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { NativeSelect, type SelectOption } from '#web/ui/form/parts/native-select.tsx';
import styles from './list-controls.module.css';
import type { ListSubject } from '../subject/list-subject.ts';

/** Order and district of the list; both are in its address. */
export function ListControls({ subject }: { subject: ListSubject }) {
  const t = useT('doctors');
  const navigate = useAppNavigate();
  const { pathname } = useLocation();
  const { areas, area, filters } = subject;

  function change(changes: Partial<DoctorFilters>) {
    const query = doctorFiltersToQuery(changeFilters(filters, changes)).toString();
    navigate(query === '' ? pathname : `${pathname}?${query}`, {
      preventScrollReset: true,
      replace: true,
    });
  }

  return (
    <div className={styles.controls}>
      <Control
        label={t('sort.label')}
        options={[
          { value: '', label: t('sort.default') },
          ...SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) })),
        ]}
        value={filters.sort ?? ''}
        onChange={(value) => change({ sort: SORTS.find((sort) => sort === value) ?? null })}
      />
      {areas.length === 0 ? null : (
        <Control
          label={t('area.label')}
          options={[
            { value: '', label: t('area.all') },
            ...areas.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          value={area?.slug ?? ''}
          onChange={(value) => change({ cityArea: value === '' ? null : value })}
        />
      )}
    </div>
  );
}

interface ControlProps {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

function Control({ label, ...select }: ControlProps) {
  const id = useId();
  return (
    <div className={styles.control}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <NativeSelect id={id} {...select} />
    </div>
  );
}
