import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams, type ShouldRevalidateFunction } from 'react-router';
import type { DoctorProfile, DoctorService } from '#shared/contract/catalogue/doctors.ts';
import { paths } from '#shared/paths.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { useBooking } from '#web/features/booking/use-booking.tsx';
import { ReviewsSection } from '#web/features/reviews/reviews-section.tsx';
import { SlotGrid } from '#web/features/slots/slot-grid.tsx';
import { storeViewed } from '#web/domain/visitor/saved-doctors.ts';
import { useAbsoluteUrl } from '#web/lib/routing/use-absolute-url.ts';
import { useApp } from '#web/lib/app.ts';
import { useCities } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { JsonLd } from '#web/domain/json-ld/json-ld.tsx';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { doctorQuery } from '#web/lib/query/queries.ts';
import { PageBreadcrumbs } from '#web/domain/page-breadcrumbs.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { AboutDoctor } from './about/about-doctor.tsx';
import { BookingBar } from './booking/booking-bar.tsx';
import { BookingPanel } from './booking/booking-panel.tsx';
import { changeBranch, homeBranch, initialService } from './booking/choose-service.ts';
import { DoctorDetails } from './doctor-details.tsx';
import { DoctorBranches } from './doctor-branches.tsx';
import styles from './doctor-profile.module.css';
import { InactiveDoctor } from './inactive-doctor.tsx';
import { OtherDoctors } from './other-doctors/other-doctors.tsx';
import { physicianJsonLd } from './physician-json-ld.ts';
import { profileParams } from './profile-params.ts';
import { ServicePrices } from './services/service-prices.tsx';

export { loadDoctorProfile as loader } from './load-doctor-profile.ts';

/** Revalidates only for another doctor or other reviews. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || reviewsKey(currentUrl) !== reviewsKey(nextUrl);

function reviewsKey({ searchParams }: URL): string {
  const { isWhole, reviews } = profileParams(searchParams);
  return JSON.stringify([isWhole, reviews]);
}

function DoctorProfilePage() {
  const slug = useParams()['slug'] ?? '';
  const { data: doctor } = useSuspenseQuery(doctorQuery(useApp(), slug));
  return <Profile key={doctor.id} doctor={doctor} />;
}

function Profile({ doctor }: { doctor: DoctorProfile }) {
  const t = useT('profile');
  const { origin, country, language } = useApp();
  const absoluteUrl = useAbsoluteUrl();
  const { doctorService, isWhole, reviews } = profileParams(useSearchParams()[0]);
  // Stores the id, as the doctor is reloaded after a booking.
  const [chosenId, chooseId] = useState(() => initialService(doctor.services, doctorService)?.id);
  const chosen = doctor.services.find(({ id }) => id === chosenId) ?? null;
  useEffect(() => storeViewed(doctor, language), [doctor, language]);
  const home = homeBranch(doctor, doctorService);
  const booking = useBooking({ page: 'doctor-profile', SlotGrid });
  const cities = useCities();
  const branch = doctor.clinic_branches.find(({ id }) => id === chosen?.clinic_branch);
  const city = cities.find(({ id }) => id === branch?.city) ?? cities[0];
  const specialty = doctor.specialties[0];
  const name = doctor.name;

  function book(service: DoctorService, slot: ShownSlot | null) {
    const place = doctor.clinic_branches.find(({ id }) => id === service.clinic_branch);
    if (place === undefined) return;
    chooseId(service.id);
    booking.open({ doctor, doctorService: service, branch: place, slot, listPosition: null });
  }

  function chooseBranch(service: DoctorService, branchId: number) {
    chooseId(changeBranch(doctor.services, service, branchId).id);
  }

  const panel = useRef<HTMLElement>(null);
  const isBookable = doctor.is_active && chosen !== null;
  const others = home === null ? null : <OtherDoctors doctor={doctor} branch={home} />;
  return (
    <>
      <PageHead
        title={
          specialty === undefined
            ? t('metaTitlePlain', { name })
            : t('metaTitle', { name, service: specialty.name })
        }
        description={t('metaDescription', { name })}
        canonical={paths.doctor(doctor.slug)}
      />
      <JsonLd
        data={physicianJsonLd(doctor, {
          url: absoluteUrl(paths.doctor(doctor.slug)),
          origin,
          country,
          cities,
        })}
      />
      <Container>
        <PageBreadcrumbs
          places={[
            ...(specialty === undefined || city === undefined
              ? []
              : [{ label: specialty.plural_name, href: paths.doctors(city.slug, specialty.slug) }]),
            { label: name },
          ]}
        />
        <div className={styles.columns}>
          <DoctorDetails doctor={doctor} citySlug={city?.slug} />
          <aside ref={panel} className={styles.panel}>
            {isBookable ? (
              <BookingPanel
                doctor={doctor}
                chosen={chosen}
                onChoose={({ id }) => chooseId(id)}
                onBook={book}
              />
            ) : (
              <InactiveDoctor specialty={specialty} citySlug={city?.slug} />
            )}
          </aside>
          <div className={styles.details}>
            {doctor.is_active ? null : others}
            <AboutDoctor doctor={doctor} />
            <ServicePrices doctor={doctor} onBook={doctor.is_active ? book : undefined} />
            <DoctorBranches
              doctor={doctor}
              chosen={branch?.id ?? null}
              onChoose={isBookable ? (id) => chooseBranch(chosen, id) : undefined}
            />
            <ReviewsSection doctor={doctor} showsAll={isWhole} choice={reviews} />
          </div>
        </div>
        {doctor.is_active ? <div className={styles.others}>{others}</div> : null}
      </Container>
      {isBookable ? (
        <BookingBar doctor={doctor} chosen={chosen} onBook={book} panel={panel} />
      ) : null}
      {booking.modal}
    </>
  );
}

export { DoctorProfilePage as Component };
