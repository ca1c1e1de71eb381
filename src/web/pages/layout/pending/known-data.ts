import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '#shared/contract/common.ts';
import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import type { Service, ServiceLink } from '#shared/contract/catalogue/services.ts';

/** The properties of a doctor that every list has. */
export type KnownDoctor = Pick<DoctorExpanded, 'slug' | 'name' | 'image_url' | 'specialties'>;

/** Returns a doctor of the lists that this document has loaded. */
export function knownDoctor(queryClient: QueryClient, slug: string): KnownDoctor | undefined {
  return knownDoctors(queryClient).find((doctor) => doctor.slug === slug);
}

/** Returns a service that this document has loaded: in a list of services, or of a doctor. */
export function knownService(queryClient: QueryClient, slug: string): ServiceLink | undefined {
  const services = [
    ...dataOf<Service>(queryClient, 'service'),
    ...dataOf<Page<Service>>(queryClient, 'services').flatMap(({ results }) => results),
    ...knownDoctors(queryClient).flatMap(({ specialties }) => specialties),
  ];
  return services.find((service) => service.slug === slug);
}

/** A few doctors, or their slots of which each has a doctor. */
type SomeDoctors = Page<KnownDoctor | { doctor: KnownDoctor }>;

function knownDoctors(queryClient: QueryClient): KnownDoctor[] {
  const pages = [
    ...dataOf<InfiniteData<SomeDoctors>>(queryClient, 'doctors').flatMap(({ pages }) => pages),
    ...dataOf<SomeDoctors>(queryClient, 'some-doctors'),
  ];
  return pages.flatMap(({ results }) =>
    results.map((each) => ('doctor' in each ? each.doctor : each)),
  );
}

/** Returns the loaded data of all queries whose key begins with `kind`. */
function dataOf<T>(queryClient: QueryClient, kind: string): T[] {
  return queryClient
    .getQueriesData<T>({ queryKey: [kind] })
    .flatMap(([, data]) => (data === undefined ? [] : [data]));
}
