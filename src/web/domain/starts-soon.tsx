import { Hospital } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useHasPage } from '#web/lib/routing/has-page.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Says that the country has no doctors yet, instead of a list, and links to the form for clinics. */
export function StartsSoon() {
  const { settings } = useApp();
  const t = useT('common');
  const hasPage = useHasPage();
  return (
    <EmptyState
      icon={Hospital}
      title={t('soon.title', { brand: settings.brand_name })}
      actions={
        hasPage('join') ? (
          <AppLink to={paths.join()} className={buttonClass({ variant: 'primary' })}>
            {t('menu.join')}
          </AppLink>
        ) : null
      }
    >
      {t('soon.text')}
    </EmptyState>
  );
}
