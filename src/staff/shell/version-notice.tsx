import { Info } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { usePageOutdated } from '../lib/build-version.ts';
import { useText } from '../lib/staff-app.ts';
import styles from './shell.module.css';

/** Says in a bar that the server has a newer version of the page. It waits, so that nothing half typed is lost. */
export function VersionNotice() {
  const t = useText('shell');
  if (!usePageOutdated()) return null;
  return (
    <div role="status" className={styles.version}>
      <Icon of={Info} size={18} />
      <p>
        <strong>{t('version.title')}</strong> {t('version.text')}
      </p>
      <Button size="sm" onClick={() => location.reload()}>
        {t('version.reload')}
      </Button>
    </div>
  );
}
