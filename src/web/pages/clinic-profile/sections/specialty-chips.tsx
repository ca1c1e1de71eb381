import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import type { OfferedService } from '#shared/contract/catalogue/services.ts';
import { paths } from '#shared/paths.ts';
import { ScrollingRow } from '#web/features/filters/row/scrolling-row.tsx';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useCity } from '#web/domain/city/city.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { chipClass } from '#web/ui/actions/chip.tsx';
import styles from './specialty-chips.module.css';

/** The maximum number of chips that wrap into rows on a desktop; more scroll in one row. */
const MAX_WRAPPED = 14;

interface SpecialtyChipsProps {
  clinic: ClinicProfile;
  chosen: OfferedService | null;
}

/** Filters the doctors by specialty; the chips are links, so every choice has a URL. */
export function SpecialtyChips({ clinic, chosen }: SpecialtyChipsProps) {
  const t = useT('clinic');
  const { specialties } = clinic;
  if (specialties.length < 2) return null;
  // The chosen service comes first; a procedure has no other chip.
  const services =
    chosen === null ? specialties : [chosen, ...specialties.filter(({ id }) => id !== chosen.id)];

  return (
    <nav aria-label={t('doctors.filter')}>
      <ScrollingRow isNarrow={services.length > MAX_WRAPPED} resetKey={chosen?.slug ?? ''}>
        {[null, ...services].map((service) => (
          <ServiceChip
            key={service?.id ?? 'all'}
            clinic={clinic}
            service={service}
            isChosen={service?.id === chosen?.id}
          />
        ))}
      </ScrollingRow>
    </nav>
  );
}

interface ServiceChipProps {
  clinic: ClinicProfile;
  /** Null for all doctors. */
  service: OfferedService | null;
  isChosen: boolean;
}

function ServiceChip({ clinic, service, isChosen }: ServiceChipProps) {
  const t = useT('clinic');
  const format = useFormat();
  const search = service === null ? '' : `?service=${service.slug}`;
  return (
    <AppLink
      to={paths.clinic(useCity().slug, clinic.slug, search)}
      preventScrollReset
      replace
      aria-current={isChosen ? 'true' : undefined}
      className={`${chipClass({ active: isChosen })} ${styles.chip}`}
    >
      {service?.name ?? t('doctors.all')}{' '}
      <span className={styles.count}>{format.number((service ?? clinic).doctors_count)}</span>
    </AppLink>
  );
}
