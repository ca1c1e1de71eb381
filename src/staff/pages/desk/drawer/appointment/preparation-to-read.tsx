import { useQuery } from '@tanstack/react-query';
import type { Language } from '#shared/i18n/languages.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';
import styles from '../drawer.module.css';

interface PreparationToReadProps {
  offer: number;
  /** The language of the patient. */
  language: Language;
}

/** Reads the preparation for a service. */
export function usePreparation({ offer, language }: PreparationToReadProps) {
  const { api } = useStaffApp();
  const { data } = useQuery({
    queryKey: ['preparation', offer, language],
    queryFn: () => api.deskPreparation({ id: offer, language }),
    enabled: offer > 0,
  });
  return data;
}

/** The preparation for the chosen service, to read out on the phone. */
export function PreparationToRead({ offer, language }: PreparationToReadProps) {
  const t = useText('preparations');
  const data = usePreparation({ offer, language });
  if (data === undefined || data.lines.length === 0) return null;
  return (
    <Notice title={t('readOut')}>
      <ul className={styles.lines} lang={language}>
        {data.lines.map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
