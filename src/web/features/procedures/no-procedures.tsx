import { Syringe } from 'lucide-react';
import type { City } from '#shared/contract/catalogue/places.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useHasDoctors, useOtherCities } from '#web/domain/city/city.ts';
import { StartsSoon } from '#web/domain/starts-soon.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** The empty state of a city without procedures, with links to other cities. */
export function NoProcedures({ city }: { city: City }) {
  const t = useT('procedures');
  const others = useOtherCities(city);
  const hasDoctors = useHasDoctors();
  if (!hasDoctors) return <StartsSoon />;
  return (
    <EmptyState
      icon={Syringe}
      title={t('none.title', { city: city.name, where: city.locative_name })}
      headingLevel={2}
      actions={
        <>
          {others.map(({ slug, name }) => (
            <AppLink
              key={slug}
              to={paths.procedures(slug)}
              className={buttonClass({ variant: 'secondary' })}
            >
              {name}
            </AppLink>
          ))}
          <AppLink to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
            {t('none.home')}
          </AppLink>
        </>
      }
    >
      {others.length === 0 ? null : t('none.text')}
    </EmptyState>
  );
}
