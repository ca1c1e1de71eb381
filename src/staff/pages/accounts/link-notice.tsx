import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useText } from '../../lib/staff-app.ts';
import styles from './accounts.module.css';

/** The link of an invitation, which is shown once; the inviting person passes it on. */
export function LinkNotice({ token }: { token: string }) {
  const t = useText('accounts');
  const showToast = useToast();
  const link = `${location.origin}/invitation#${token}`;
  return (
    <div className={styles.link}>
      <Notice
        tone="success"
        announce
        title={t('link.title')}
        action={
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              void navigator.clipboard
                .writeText(link)
                .then(() => showToast({ tone: 'success', message: t('link.copied') }));
            }}
          >
            {t('link.copy')}
          </Button>
        }
      >
        <p>{t('link.text')}</p>
        <code>{link}</code>
      </Notice>
    </div>
  );
}
