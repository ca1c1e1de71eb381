import type { CatalogueService } from '#server/features/clinic-data/starter/service-catalogue.ts';

/** The patients who write the reviews of a service; parents write for children. */
export type Audience = 'everyone' | 'men' | 'parents' | 'women';

const FOR_WOMEN: readonly string[] = [
  'breast-specialist',
  'breast-ultrasound',
  'colposcopy',
  'gynecologist',
  'mammography',
  'pelvic-ultrasound',
  'pregnancy-ultrasound',
  'smear-test',
];
const FOR_MEN: readonly string[] = ['andrologist', 'prostate-ultrasound'];

/** Returns who writes reviews of a service of a doctor with this main service. */
export function audienceOf(service: CatalogueService, main: CatalogueService): Audience {
  if (service.isForChildren) return 'parents';
  const own = audienceBySlug(service.slug);
  return own === 'everyone' ? audienceBySlug(main.slug) : own;
}

function audienceBySlug(slug: string): Audience {
  if (FOR_WOMEN.includes(slug)) return 'women';
  return FOR_MEN.includes(slug) ? 'men' : 'everyone';
}
