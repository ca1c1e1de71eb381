import { Share2 } from 'lucide-react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import styles from './share-button.module.css';

/** Shares a page by the menu of the device, or copies its link where there is none. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const t = useT('profile');
  const showToast = useToast();

  async function share() {
    if ('share' in (navigator as object)) {
      // Closing the menu rejects too, and needs no message.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'success', message: t('share.copied') });
    } catch {
      showToast({ tone: 'error', message: t('share.failed') });
    }
  }

  return (
    <IconButton
      icon={Share2}
      label={t('share.action')}
      className={styles.share}
      onClick={() => void share()}
    />
  );
}
