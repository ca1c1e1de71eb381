import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import type { Missing } from '#shared/contract/clinic-data/setup/clinics.ts';
import type { Onboarding } from '#shared/contract/clinic-data/onboarding/onboarding.ts';
import { IMPORT_FILES } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import type { Permission } from '#shared/domain/identity/permissions.ts';
import { checklistOf, type MissingPart } from '#shared/domain/catalogue/places/missing-parts.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { pathOf } from '../clinics/missing-list.tsx';
import styles from './onboarding.module.css';

/** The parts of a clinic, done or open, each open one with a link to where it is entered. */
export function Checklist({ onboarding }: { onboarding: Onboarding }) {
  const t = useText('onboarding');
  const { site } = useStaffApp();
  const linkOf = useLinkOf(onboarding);
  const parts = checklistOf(onboarding.missing);
  const done = parts.filter(({ isDone }) => isDone).length;
  return (
    <>
      <p>{t('progress', { done: String(done), all: String(parts.length) })}</p>
      <ul className={styles.parts}>
        {parts.map(({ part, isDone }) => {
          const link = isDone ? null : linkOf(part);
          return (
            <li key={part} className={isDone ? styles.done : undefined}>
              <span role="img" aria-label={t(isDone ? 'done' : 'open')}>
                <Icon of={isDone ? CircleCheck : CircleDashed} size={18} />
              </span>
              {link === null ? t(`parts.${part}`) : <Link to={link}>{t(`parts.${part}`)}</Link>}
            </li>
          );
        })}
      </ul>
      {site === 'cabinet' && done < parts.length ? (
        <p className={styles.quiet}>{t('entered')}</p>
      ) : null}
    </>
  );
}

/** Returns a function that finds the page for a part; null for the rehearsal, which is on this one. */
function useLinkOf({
  clinic_id: clinic,
  missing,
}: Onboarding): (part: MissingPart) => string | null {
  const { site } = useStaffApp();
  const can = usePermission();
  return (part) => {
    const first = missing.find((each) => each.part === part);
    if (site === 'cabinet') return pathInCabinet(part, first, can);
    const canEdit = can(part === 'texts' ? 'texts.edit' : 'clinics.edit');
    return first === undefined || part === 'rehearsal' || !canEdit ? null : pathOf(clinic, first);
  };
}

/** The kinds of files with which a clinic enters a part. */
const FILES = { doctor: 'doctors', service: 'prices', hours: 'hours' } as const;

/** Returns the page of the cabinet on which a clinic enters a part itself; null for the others. */
function pathInCabinet(
  part: MissingPart,
  missing: Missing | undefined,
  can: (permission: Permission) => boolean,
): string | null {
  if (part === 'team') return '/account';
  if (part === 'doctor' || part === 'service' || part === 'hours') {
    const kind = FILES[part];
    return can('imports.edit') && can(IMPORT_FILES[kind].permission)
      ? `/imports?kind=${kind}`
      : null;
  }
  const isContent = part === 'texts' || part === 'phone';
  if (!isContent || missing === undefined || !can('content.edit')) return null;
  return `/content/${missing.subject}/${missing.subject_id}`;
}
