import { dentalSpecialties } from './specialties/dental.ts';
import { diagnosticsSpecialties } from './specialties/diagnostics.ts';
import { internalSpecialties } from './specialties/internal.ts';
import { kidneysBloodAndImmunitySpecialties } from './specialties/kidneys-blood-and-immunity.ts';
import { mindAndNervesSpecialties } from './specialties/mind-and-nerves.ts';
import { movementSpecialties } from './specialties/movement.ts';
import { skinSpecialties } from './specialties/skin.ts';
import { surgicalSpecialties } from './specialties/surgical.ts';
import { womenAndChildrenSpecialties } from './specialties/women-and-children.ts';
import type { Specialty } from './types.ts';

/** The specialties that offer a first consultation. */
export const specialties: readonly Specialty[] = [
  ...internalSpecialties,
  ...kidneysBloodAndImmunitySpecialties,
  ...surgicalSpecialties,
  ...mindAndNervesSpecialties,
  ...skinSpecialties,
  ...womenAndChildrenSpecialties,
  ...dentalSpecialties,
  ...movementSpecialties,
  ...diagnosticsSpecialties,
];
