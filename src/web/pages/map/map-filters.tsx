import { LocateFixed } from 'lucide-react';
import type { Service } from '#shared/contract/catalogue/services.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import styles from './map-filters.module.css';

interface MapFiltersProps {
  services: readonly Service[];
  /** The slug of the chosen specialty. */
  service: string | null;
  onService: (slug: string | null) => void;
  nearMe: { isOn: boolean; isWaiting: boolean; toggle: () => void };
  /** The query of the page: the form also submits its position, for browsers without scripts. */
  query: URLSearchParams;
}

/** Filters the clinics on the map by specialty. It is a form, so it works without scripts. */
export function MapFilters({ services, service, onService, nearMe, query }: MapFiltersProps) {
  const t = useT('map');
  const tFilters = useT('filters');
  return (
    <form className={styles.filters}>
      {['lat', 'lng', 'zoom'].map((name) =>
        query.has(name) ? (
          <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />
        ) : null,
      )}
      <div className={styles.service}>
        <NativeSelect
          name="service"
          aria-label={t('specialty')}
          placeholder={t('allSpecialties')}
          options={services.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={service ?? ''}
          onChange={(slug) => onService(slug === '' ? null : slug)}
        />
      </div>
      <Button type="submit" variant="secondary" className={styles.submit}>
        {t('apply')}
      </Button>
      <Chip
        pressed={nearMe.isOn}
        aria-busy={nearMe.isWaiting}
        className={styles.nearMe}
        onClick={nearMe.toggle}
      >
        {nearMe.isWaiting ? <Spinner /> : <Icon of={LocateFixed} size={16} />}
        {tFilters('near.toggle')}
      </Chip>
      <span role="status" className="visually-hidden">
        {nearMe.isWaiting ? tFilters('near.waiting') : null}
      </span>
    </form>
  );
}
