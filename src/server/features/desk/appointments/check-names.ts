import { cleanName, isPersonName } from '#shared/domain/people/person-name.ts';
import { validationError } from '#server/http/http-error.ts';

interface Names {
  given_name: string;
  surname?: string | null | undefined;
}

/**
 * Returns the names of a patient as they are stored. Throws a 400 that names the field for one that no person has, unless
 * it is a name that is stored already.
 */
export function checkNames({ given_name: given, surname }: Names, stored?: Names) {
  const [name, family] = [cleanName(given), cleanName(surname ?? '')];
  if (name !== stored?.given_name && !isPersonName(name)) {
    throw validationError({ code: 'name_invalid', attr: 'given_name' });
  }
  if (family !== '' && family !== stored?.surname && !isPersonName(family)) {
    throw validationError({ code: 'name_invalid', attr: 'surname' });
  }
  return { name, surname: family === '' ? null : family };
}
