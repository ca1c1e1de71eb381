import { Syringe } from 'lucide-react';
import type { City } from '#shared/contract/places.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Nobody in the city offers any procedure. */
export function NoProcedures({ city }: { city: City }) {
  const t = useT('procedures');
  return (
    <EmptyState
      icon={Syringe}
      title={t('none.title', { city: city.name })}
      headingLevel={2}
      actions={
        <AppLink to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
          {t('none.home')}
        </AppLink>
      }
    >
      {t('none.text')}
    </EmptyState>
  );
}
