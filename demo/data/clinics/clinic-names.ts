import type { Language } from '#shared/i18n/languages.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import type { ClinicKind, LocalNames } from '../types.ts';

type Wording = Readonly<Record<Language, (brand: string) => string>>;

const wordings: Readonly<Record<ClinicKind, Wording>> = {
  aesthetic: {
    en: (brand) => `${brand} Aesthetic Clinic`,
    hu: (brand) => `${brand} Esztétikai Klinika`,
    kk: (brand) => `«${brand}» эстетикалық медицина клиникасы`,
    ro: (brand) => `Clinica de Estetică ${brand}`,
    ru: (brand) => `Клиника эстетической медицины «${brand}»`,
  },
  centre: {
    en: (brand) => `${brand} Medical Centre`,
    hu: (brand) => `${brand} Egészségközpont`,
    kk: (brand) => `«${brand}» медициналық орталығы`,
    ro: (brand) => `Centrul Medical ${brand}`,
    ru: (brand) => `Медицинский центр «${brand}»`,
  },
  children: {
    en: (brand) => `${brand} Children's Clinic`,
    hu: (brand) => `${brand} Gyermekrendelő`,
    kk: (brand) => `«${brand}» балалар клиникасы`,
    ro: (brand) => `Clinica pentru Copii ${brand}`,
    ru: (brand) => `Детская клиника «${brand}»`,
  },
  clinic: {
    en: (brand) => `${brand} Clinic`,
    hu: (brand) => `${brand} Klinika`,
    kk: (brand) => `«${brand}» клиникасы`,
    ro: (brand) => `Clinica ${brand}`,
    ru: (brand) => `Клиника «${brand}»`,
  },
  dental: {
    en: (brand) => `${brand} Dental Clinic`,
    hu: (brand) => `${brand} Fogászat`,
    kk: (brand) => `«${brand}» стоматологиясы`,
    ro: (brand) => `Clinica Stomatologică ${brand}`,
    ru: (brand) => `Стоматология «${brand}»`,
  },
  diagnostics: {
    en: (brand) => `${brand} Diagnostic Centre`,
    hu: (brand) => `${brand} Diagnosztikai Központ`,
    kk: (brand) => `«${brand}» диагностикалық орталығы`,
    ro: (brand) => `Centrul de Diagnostic ${brand}`,
    ru: (brand) => `Диагностический центр «${brand}»`,
  },
  eye: {
    en: (brand) => `${brand} Eye Clinic`,
    hu: (brand) => `${brand} Szemészet`,
    kk: (brand) => `«${brand}» көз клиникасы`,
    ro: (brand) => `Clinica de Oftalmologie ${brand}`,
    ru: (brand) => `Глазная клиника «${brand}»`,
  },
  family: {
    en: (brand) => `${brand} Family Clinic`,
    hu: (brand) => `${brand} Családi Rendelő`,
    kk: (brand) => `«${brand}» отбасылық клиникасы`,
    ro: (brand) => `Clinica de Familie ${brand}`,
    ru: (brand) => `Семейная клиника «${brand}»`,
  },
};

/** Returns the full name of a clinic in each language for which its brand has a spelling. */
export function clinicNames(kind: ClinicKind, brand: LocalNames): LocalNames {
  const names: Partial<Record<Language, string>> = {};
  for (const language of LANGUAGES) {
    const spelling = brand[language];
    if (spelling !== undefined) names[language] = wordings[kind][language](spelling);
  }
  return names;
}
