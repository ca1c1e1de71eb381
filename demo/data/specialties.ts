import dentalSpecialties from './specialties/dental.json' with { type: 'json' };
import diagnosticsSpecialties from './specialties/diagnostics.json' with { type: 'json' };
import internalSpecialties from './specialties/internal.json' with { type: 'json' };
import kidneysBloodAndImmunitySpecialties from './specialties/kidneys-blood-and-immunity.json' with { type: 'json' };
import mindAndNervesSpecialties from './specialties/mind-and-nerves.json' with { type: 'json' };
import movementSpecialties from './specialties/movement.json' with { type: 'json' };
import skinSpecialties from './specialties/skin.json' with { type: 'json' };
import surgicalSpecialties from './specialties/surgical.json' with { type: 'json' };
import womenAndChildrenSpecialties from './specialties/women-and-children.json' with { type: 'json' };
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
