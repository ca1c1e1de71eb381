import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import { childAgeParts, youngestChild } from '#shared/domain/catalogue/lists/child-age.ts';
import type { Translator } from '#web/lib/i18n/translator.ts';

type Service = Pick<
  DoctorService,
  'duration' | 'service' | 'age_from' | 'age_to' | 'on_walk_in_basis' | 'avg_waiting_time'
>;

/** Returns short texts about a service: duration, waiting, ages of patients. */
export function serviceDetails(service: Service, t: Translator<'profile'>): string[] {
  const { duration, age_from, age_to } = service;
  const isForChildren = service.service.is_for_children;
  const facts = [t('duration', { count: duration })];
  if (service.on_walk_in_basis) {
    facts.push(t('walkIn'));
    const minutes = service.avg_waiting_time;
    if (minutes !== null) facts.push(t('waiting', { count: minutes }));
  }
  if (isForChildren) facts.push(t('forChildren'));
  // Adults are the default and are not mentioned.
  const youngest = youngestChild(age_from);
  if (youngest !== null) {
    const { value, unit } = childAgeParts(youngest);
    facts.push(t(unit === 'month' ? 'fromMonths' : 'fromYears', { count: value }));
  }
  if (age_to !== null && isForChildren) {
    const { value, unit } = childAgeParts(age_to);
    facts.push(t(unit === 'month' ? 'toMonths' : 'toYears', { count: value }));
  }
  return facts;
}
