import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useHasPage } from '#web/lib/routing/has-page.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Card } from '#web/ui/display/card.tsx';
import styles from './join-invitation.module.css';

/** The invitation for clinics to join. */
export function JoinInvitation() {
  const t = useT('home');
  const hasPage = useHasPage();
  if (!hasPage('join')) return null;
  return (
    <Card tag="section" padding="lg" aria-labelledby="join" className={styles.card}>
      <div className={styles.words}>
        <h2 id="join">{t('join.title')}</h2>
        <p>{t('join.text')}</p>
      </div>
      <AppLink to={paths.join()} className={buttonClass({ variant: 'secondary' })}>
        {t('join.link')}
      </AppLink>
    </Card>
  );
}
