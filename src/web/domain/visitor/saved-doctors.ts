import type { ServiceLink } from '#shared/contract/catalogue/services.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { changeStored } from './stored-lists.ts';

/** A doctor as stored in this browser, so that a list of them needs no request. */
export interface SavedDoctor {
  slug: string;
  name: string;
  image: string | null;
  /** The main specialty in `language`. */
  specialty: string;
  language: Language;
}

/** The properties of a doctor that are stored. */
export interface StorableDoctor {
  slug: string;
  name: string;
  image_url: string | null;
  specialties: readonly Pick<ServiceLink, 'name'>[];
}

const MAX_FAVOURITES = 50;
const MAX_VIEWED = 6;

/** Adds a doctor to the front, without duplicates and up to `max`. */
export function addDoctor(
  doctors: readonly SavedDoctor[],
  added: SavedDoctor,
  max: number,
): SavedDoctor[] {
  return [added, ...removeDoctor(doctors, added.slug)].slice(0, max);
}

export function removeDoctor(doctors: readonly SavedDoctor[], slug: string): SavedDoctor[] {
  return doctors.filter((doctor) => doctor.slug !== slug);
}

/** Adds a doctor to the favourites of this browser, or removes it. */
export function toggleFavourite(doctor: StorableDoctor, language: Language): void {
  changeStored('favourites', isSavedDoctor, (favourites) =>
    favourites.some(({ slug }) => slug === doctor.slug)
      ? removeDoctor(favourites, doctor.slug)
      : addDoctor(favourites, toSaved(doctor, language), MAX_FAVOURITES),
  );
}

/** Stores that this browser has shown the profile of a doctor. */
export function storeViewed(doctor: StorableDoctor, language: Language): void {
  changeStored('viewed', isSavedDoctor, (viewed) =>
    addDoctor(viewed, toSaved(doctor, language), MAX_VIEWED),
  );
}

function toSaved(doctor: StorableDoctor, language: Language): SavedDoctor {
  const { slug, name, image_url: image, specialties } = doctor;
  return { slug, name, image, specialty: specialties[0]?.name ?? '', language };
}

export function isSavedDoctor(value: unknown): value is SavedDoctor {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, name, image, specialty, language } = value as Record<string, unknown>;
  return (
    typeof slug === 'string' &&
    typeof name === 'string' &&
    (image === null || typeof image === 'string') &&
    typeof specialty === 'string' &&
    typeof language === 'string'
  );
}
