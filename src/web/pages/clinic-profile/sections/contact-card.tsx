import { Globe, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import { fullAddress } from '#shared/domain/catalogue/places/full-address.ts';
import { PhoneLink } from '#web/domain/contact/phone-link.tsx';
import { useCity } from '#web/domain/city/city.ts';
import { BranchFacts } from '#web/features/clinics/branch-facts.tsx';
import { BranchHours } from '#web/features/clinics/hours/branch-hours.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './contact-card.module.css';

/** The branches listed in the card; the section with the map has all of them. */
const MAX_BRANCHES = 2;

interface ContactCardProps {
  clinic: ClinicProfile;
  /** The branches in the city. */
  branches: ClinicProfile['clinic_branches'];
}

/** The addresses of a clinic with phone, hours, parking and access, and its website. */
export function ContactCard({ clinic, branches }: ContactCardProps) {
  const t = useT('clinic');
  const { language, device } = useApp();
  const { timezone } = useCity();
  const isOnly = branches.length === 1;
  return (
    <Card tag="section" aria-label={t('places.nav')} className={styles.card}>
      <ul className={styles.branches}>
        {branches.slice(0, MAX_BRANCHES).map((branch) => (
          <li key={branch.id} className={styles.branch}>
            <Line icon={MapPin}>{fullAddress(branch, language)}</Line>
            {branch.phone === null ? null : (
              <Line icon={Phone}>
                <PhoneLink phone={branch.phone} />
              </Line>
            )}
            <BranchHours
              hours={branch.opening_hours}
              timeZone={timezone}
              isOpen={isOnly && device === 'desktop'}
            />
            {isOnly ? <BranchFacts branch={branch} /> : null}
          </li>
        ))}
      </ul>
      {branches.length > MAX_BRANCHES ? (
        <a href="#places">{t('branches', { count: branches.length })}</a>
      ) : null}
      {clinic.website === null ? null : (
        <Line icon={Globe}>
          <a href={clinic.website} target="_blank" rel="noreferrer nofollow">
            {new URL(clinic.website).host}
          </a>
        </Line>
      )}
    </Card>
  );
}

function Line({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className={styles.line}>
      <Icon of={icon} size={18} />
      <span>{children}</span>
    </p>
  );
}
