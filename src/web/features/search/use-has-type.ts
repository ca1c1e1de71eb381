import { useHasPage } from '#web/lib/routing/has-page.ts';

/** Returns a function that checks whether results of a type have pages. */
export function useHasType(): (type: unknown) => boolean {
  const hasPage = useHasPage();
  return (type) =>
    type === 'Doctors' ||
    type === 'Specialties' ||
    type === 'Services' ||
    (type === 'Clinics' && hasPage('clinics'));
}
