import { useQuery } from '@tanstack/react-query';
import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { useApp } from '#web/lib/app.ts';
import type { ListSubject } from '../subject/list-subject.ts';
import { hasPromoted, promotedQuery } from './around-queries.ts';

const NOBODY: readonly DoctorExpanded[] = [];

/** Returns the promoted doctors that were loaded with the page; never loads them later. */
export function usePromoted(subject: ListSubject): readonly DoctorExpanded[] {
  const app = useApp();
  const { data } = useQuery({ ...promotedQuery(app, subject), enabled: false });
  return (hasPromoted(app, subject) ? data?.results : undefined) ?? NOBODY;
}
