import { useState } from 'react';
import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import type { ListCriteria } from '#shared/domain/catalogue/lists/ranking-service.ts';
import { branchOptions } from './branch-options.ts';

/** Returns the branches of a doctor's card and the chosen one, by default the first. */
export function useBranchOption(doctor: DoctorExpanded, criteria?: ListCriteria) {
  const options = branchOptions(doctor, criteria);
  const [branchId, choose] = useState<number | null>(null);
  const chosen = options.find(({ branch }) => branch.id === branchId) ?? options[0];
  return { branches: options.map(({ branch }) => branch), chosen, choose };
}
