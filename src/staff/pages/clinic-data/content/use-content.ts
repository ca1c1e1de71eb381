import { useQuery } from '@tanstack/react-query';
import {
  CONTENT_SUBJECTS,
  type ContentSubject,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import { SETUP } from '#staff/lib/setup-data.ts';
import { useStaffApp } from '#staff/lib/staff-app.ts';

/** Reads the rows with content and their drafts: of a clinic, or of all in reach. */
export function useContent(clinic: string | undefined) {
  const { api } = useStaffApp();
  return useQuery({
    queryKey: [SETUP, 'content', clinic],
    queryFn: () => api.content(clinic === undefined ? {} : { clinic: Number(clinic) }),
  });
}

/** Reads the content of a row. */
export function useContentRow(subject: ContentSubject, id: number) {
  const { api } = useStaffApp();
  return useQuery({
    queryKey: [SETUP, 'content', subject, id],
    queryFn: () => api.contentRow({ subject, id }),
  });
}

/** Returns the kind of row that an address names, or null. */
export function subjectOf(name: string | undefined): ContentSubject | null {
  return CONTENT_SUBJECTS.find((each) => each === name) ?? null;
}
