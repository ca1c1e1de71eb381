import { useQuery } from '@tanstack/react-query';
import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { useApp } from '#web/lib/app.ts';
import type { ListContext } from '../context/list-context.ts';
import { hasPromoted, promotedQuery } from '../extra-queries.ts';

const NO_DOCTORS: readonly DoctorExpanded[] = [];

/** Returns the promoted doctors that were loaded with the page; never loads them later. */
export function usePromoted(context: ListContext): readonly DoctorExpanded[] {
  const app = useApp();
  const { data } = useQuery({ ...promotedQuery(app, context), enabled: false });
  return (hasPromoted(app, context) ? data?.results : undefined) ?? NO_DOCTORS;
}
