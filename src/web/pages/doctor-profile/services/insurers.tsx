import { useQuery } from '@tanstack/react-query';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { insurancesQuery } from '#web/lib/query/queries.ts';
import { SmallDisclosure } from '#web/ui/display/disclosure/small-disclosure.tsx';
import styles from './service-prices.module.css';

/** Returns the names of insurers; empty while they are not loaded. */
function useInsurerNames(ids: readonly number[]): readonly string[] {
  const { data } = useQuery({ ...insurancesQuery(useApp()), enabled: ids.length > 0 });
  return (data?.results ?? []).flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
}

/** The number of insurers that a branch accepts; expands to their names. */
export function BranchInsurers({ ids }: { ids: readonly number[] }) {
  const t = useT('profile');
  const names = useInsurerNames(ids);
  if (names.length === 0) return null;
  return (
    <SmallDisclosure summary={t('insurers.accepted', { count: names.length })}>
      <p className={styles.insurers}>{names.join(', ')}</p>
    </SmallDisclosure>
  );
}

/** The insurers of a service that differ from those of the branch. */
export function ServiceInsurers({ ids }: { ids: readonly number[] }) {
  const t = useT('profile');
  const names = useInsurerNames(ids);
  if (ids.length > 0 && names.length === 0) return null;
  return (
    <p className={styles.insurers}>
      {names.length === 0 ? t('insurers.none') : t('insurers.only', { names: names.join(', ') })}
    </p>
  );
}
