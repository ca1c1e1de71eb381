import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, type ShouldRevalidateFunction } from 'react-router';
import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import { paths } from '#shared/paths.ts';
import { clinicQuery } from '#web/features/clinics/clinic-queries.ts';
import { useAbsoluteUrl } from '#web/lib/routing/use-absolute-url.ts';
import { useApp } from '#web/lib/app.ts';
import { useCity } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { JsonLd } from '#web/domain/json-ld/json-ld.tsx';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { PageBreadcrumbs } from '#web/domain/page-breadcrumbs.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { clinicProfileJsonLd } from './clinic-profile-json-ld.ts';
import styles from './clinic-profile.module.css';
import { ClinicHeading } from './sections/clinic-heading.tsx';
import { ClinicBranches } from './sections/clinic-branches.tsx';
import { ClinicReviews } from './sections/clinic-reviews.tsx';
import { ClinicServices } from './sections/clinic-services.tsx';
import { DoctorsSection } from './sections/doctors-section.tsx';

export { loadClinicProfile as loader } from './load-clinic-profile.ts';

/** Revalidates only for another clinic or service, not for history entries of overlays. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.searchParams.get('service') !== nextUrl.searchParams.get('service');

function ClinicProfilePage() {
  const slug = useParams()['slug'] ?? '';
  const { data: clinic } = useSuspenseQuery(clinicQuery(useApp(), slug, useCity().id));
  return <Profile key={clinic.id} clinic={clinic} />;
}

/** The page of a clinic in one city: doctors, prices, branches and reviews. */
function Profile({ clinic }: { clinic: ClinicProfile }) {
  const t = useT('clinic');
  const tCommon = useT('common');
  const { country } = useApp();
  const absoluteUrl = useAbsoluteUrl();
  const city = useCity();
  const { name, slug } = clinic;
  const path = paths.clinic(city.slug, slug);
  const branches = clinic.clinic_branches.filter((branch) => branch.city === city.id);

  return (
    <Container>
      <PageHead
        title={t('metaTitle', { name, city: city.name })}
        description={t('metaDescription', { name, city: city.name })}
        canonical={path}
      />
      <JsonLd data={clinicProfileJsonLd(clinic, { country, city, url: absoluteUrl(path) })} />
      <PageBreadcrumbs
        places={[
          { label: tCommon('menu.clinics'), href: paths.clinics(city.slug) },
          { label: name },
        ]}
      />
      <ClinicHeading clinic={clinic} branches={branches} />
      <div className={styles.sections}>
        <DoctorsSection clinic={clinic} />
        <ClinicServices clinic={clinic} />
        <ClinicBranches branches={branches} />
        <ClinicReviews clinic={clinic} />
      </div>
    </Container>
  );
}

export { ClinicProfilePage as Component };
