import { isSurnameFirstInFullName } from '#shared/domain/people/name-order.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { HumanName, ReferredConcept, ResourceOf } from '../resources/schemas.ts';

/** Returns the name that a person uses now: the official one, otherwise the first that is not an old one. */
function currentName(names: readonly HumanName[]): HumanName | undefined {
  const current = names.filter(({ use }) => use !== 'old');
  return current.find(({ use }) => use === 'official') ?? current[0] ?? names[0];
}

/** Returns the name of a doctor, with titles, in the order of a language; empty without one. */
export function doctorName(names: readonly HumanName[], language: Language): string {
  const { text, prefix, given, family } = currentName(names) ?? {};
  if (text !== undefined) return text;
  const parts = isSurnameFirstInFullName(language)
    ? [family, ...(given ?? [])]
    : [...(given ?? []), family];
  return joined([...(prefix ?? []), ...parts]);
}

/** Returns the given name and the surname of a patient; a name that is not divided is the given name. */
export function patientName(names: readonly HumanName[]): { patient: string; surname: string } {
  const { text = '', given, family = '' } = currentName(names) ?? {};
  const first = joined(given ?? []);
  return first === ''
    ? { patient: text || family, surname: '' }
    : { patient: first, surname: family };
}

/** Returns the mobile phone of a person, otherwise another one; empty without one. */
export function phoneOf(telecom: NonNullable<ResourceOf<'Patient'>['telecom']>): string {
  const phones = telecom.filter(({ system, use }) => {
    return (system === 'phone' || system === 'sms') && use !== 'old';
  });
  const best = phones.find(({ use }) => use === 'mobile') ?? phones[0];
  return best?.value ?? '';
}

/** Returns the name of a code for people, otherwise the code; empty without both. */
export function conceptText({ text, coding = [], concept }: ReferredConcept): string {
  const own = text ?? coding.find(({ display }) => display !== undefined)?.display;
  if (own !== undefined) return own;
  return (
    coding.find(({ code }) => code !== undefined)?.code ?? (concept ? conceptText(concept) : '')
  );
}

function joined(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ');
}
