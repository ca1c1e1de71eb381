import { doctorFile } from '#shared/domain/clinic-data/imports/doctors/doctor-file.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';

/** Returns a function that names the place of a value: `names.hu` is “Name (Hungarian)”. */
export function usePlaceName(): (place: string) => string {
  const t = useText('doctor-imports');
  const format = useFormat();
  return (place) => {
    const [column = '', language] = place.split('.');
    const field = doctorFile.fields.find((each) => each === column) ?? 'name';
    return language === undefined
      ? t(`fields.${field}`)
      : `${t(`fields.${field}`)} (${format.languageName(language)})`;
  };
}
