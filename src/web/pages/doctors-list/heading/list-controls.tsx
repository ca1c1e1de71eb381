import { useLocation } from 'react-router';
import {
  changeFilters,
  doctorFiltersToQuery,
  SORTS,
  type DoctorFilters,
} from '#shared/domain/doctor-filters.ts';
import { useAppNavigate } from '#web/lib/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
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
      <label className={styles.control}>
        <span className={styles.label}>{t('sort.label')}</span>
        <NativeSelect
          options={[
            { value: '', label: t('sort.default') },
            ...SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) })),
          ]}
          value={filters.sort ?? ''}
          onChange={(value) => change({ sort: SORTS.find((sort) => sort === value) ?? null })}
        />
      </label>
      {areas.length === 0 ? null : (
        <label className={styles.control}>
          <span className={styles.label}>{t('area.label')}</span>
          <NativeSelect
            options={[
              { value: '', label: t('area.all') },
              ...areas.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            value={area?.slug ?? ''}
            onChange={(value) => change({ cityArea: value === '' ? null : value })}
          />
        </label>
      )}
    </div>
  );
}
