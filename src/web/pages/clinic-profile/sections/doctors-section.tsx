import { useInfiniteQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import { paths } from '#shared/paths.ts';
import { PendingResults } from '#web/features/filters/pending-results.tsx';
import { ResultsAnnouncement } from '#web/features/filters/results-announcement.tsx';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useCity } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { doctorsQuery } from '#web/lib/query/queries.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { chosenService, clinicDoctorsQuery } from '../clinic-doctors.ts';
import pageStyles from '../clinic-profile.module.css';
import { DoctorCards } from './doctor-cards.tsx';
import { SpecialtyChips } from './specialty-chips.tsx';

/** The doctors of a clinic with their slots, optionally filtered by specialty. */
export function DoctorsSection({ clinic }: { clinic: ClinicProfile }) {
  const app = useApp();
  const t = useT('clinic');
  const tDoctors = useT('doctors');
  const city = useCity();
  const service = chosenService(clinic, useSearchParams()[0]);
  const list = useInfiniteQuery({
    ...doctorsQuery(app, clinicDoctorsQuery(clinic, city.id, service)),
    meta: { silent: true },
  });

  return (
    <section id="doctors" aria-labelledby="doctors-title" className={pageStyles.section}>
      <h2 id="doctors-title">{t('doctors.title')}</h2>
      {clinic.doctors_count === 0 ? (
        <EmptyState
          icon={UserRoundX}
          title={t('doctors.none')}
          headingLevel={3}
          actions={
            <AppLink to={paths.clinics(city.slug)} className={buttonClass({ variant: 'primary' })}>
              {t('doctors.noneAction')}
            </AppLink>
          }
        >
          {t('doctors.noneText')}
        </EmptyState>
      ) : (
        <>
          <SpecialtyChips clinic={clinic} chosen={service} />
          <ResultsAnnouncement
            text={tDoctors('count', { count: (service ?? clinic).doctors_count })}
            listKey={service?.slug ?? ''}
          />
          <PendingResults>
            <DoctorCards
              list={list}
              total={(service ?? clinic).doctors_count}
              isOnlyBranch={
                clinic.clinic_branches.filter((branch) => branch.city === city.id).length === 1
              }
            />
          </PendingResults>
        </>
      )}
    </section>
  );
}
