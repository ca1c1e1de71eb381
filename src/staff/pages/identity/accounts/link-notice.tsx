import { useText } from '#staff/lib/staff-app.ts';
import { CopyNotice } from '#staff/ui/copy-notice.tsx';
import styles from './accounts.module.css';

interface LinkNoticeProps {
  token: string;
  /** The site that the link opens; by default this one. */
  origin?: string;
}

/** The link of an invitation, which is shown once; the inviting person passes it on. */
export function LinkNotice({ token, origin = location.origin }: LinkNoticeProps) {
  const t = useText('accounts');
  return (
    <div className={styles.link}>
      <CopyNotice
        address={`${origin}/invitation#${token}`}
        title={t('link.title')}
        text={t('link.text')}
        copy={t('link.copy')}
        copied={t('link.copied')}
      />
    </div>
  );
}
