import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { CopyNotice } from '#staff/ui/copy-notice.tsx';
import { SendInvitation } from './send-invitation.tsx';
import styles from './accounts.module.css';

interface LinkNoticeProps {
  token: string;
  /** The username that the person will sign in with, if the page knows it. */
  username?: string;
  /** The ISO time from which the link works; null if it works at once. */
  effectiveAt?: string | null;
  /** The site that the link opens; by default this one. */
  origin?: string;
  /** The address and the number of the person, if the page knows them. */
  email?: string;
  phone?: string;
}

/** The link of an invitation, which is shown once; the inviting person passes it on. */
export function LinkNotice({
  token,
  username,
  effectiveAt = null,
  origin = location.origin,
  email = '',
  phone = '',
}: LinkNoticeProps) {
  const t = useText('accounts');
  const format = useFormat();
  const link =
    effectiveAt === null ? t('link.text') : t('link.later', { when: format.dateTime(effectiveAt) });
  const address = `${origin}/invitation#${token}`;
  return (
    <div className={styles.link}>
      <CopyNotice
        address={address}
        title={t('link.title')}
        text={username === undefined ? link : `${link} ${t('link.username', { username })}`}
        copy={t('link.copy')}
        copied={t('link.copied')}
      />
      {/* Outside of the notice: its parts load and change, and each change would be announced. */}
      <SendInvitation invitation={{ address, username, effectiveAt }} email={email} phone={phone} />
    </div>
  );
}
