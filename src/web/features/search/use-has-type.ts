import { useHasPage } from '#web/lib/routing/has-page.ts';

/** Whether what is found of a type has a page to lead to. */
export function useHasType(): (type: unknown) => boolean {
  const hasPage = useHasPage();
  return (type) =>
    type === 'Doctors' ||
    type === 'Specialties' ||
    type === 'Services' ||
    (type === 'Clinics' && hasPage('clinics'));
}
