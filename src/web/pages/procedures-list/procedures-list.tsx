import { useSuspenseQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useSearchParams, type ShouldRevalidateFunction } from 'react-router';
import { paths } from '#shared/paths.ts';
import { CategoryTiles } from '#web/features/procedures/category-tiles.tsx';
import { NoProcedures } from '#web/features/procedures/no-procedures.tsx';
import { ProcedureLinks } from '#web/features/procedures/procedure-links.tsx';
import { ProceduresHead } from '#web/features/procedures/procedures-head.tsx';
import { ProceduresHeading } from '#web/features/procedures/procedures-heading.tsx';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useCity } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { matchWords } from '#web/ui/form/search/match-words.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { LetterRail, letterId } from './letter-rail.tsx';
import { lettersQuery } from './letters-query.ts';
import { loadProceduresList } from './load-procedures-list.ts';
import { ProcedureFilter } from './procedure-filter.tsx';
import styles from './procedures-list.module.css';
import { NAME_PARAM, useTypedName } from './use-typed-name.ts';

export { loadProceduresList as loader };

// The name filter is in the URL, but needs no request.
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The page with the procedures of a city from A to Z. */
function ProceduresListPage() {
  const app = useApp();
  const t = useT('procedures');
  const city = useCity();
  const { typed, setTyped, field } = useTypedName();
  const isPersonal = useSearchParams()[0].has(NAME_PARAM);
  const { letters, categories } = useSuspenseQuery(lettersQuery(app, city.id)).data;
  const procedures = letters.flatMap(({ items }) => items);
  const groups = letters.flatMap(({ letter, items }) => {
    const matching = items.filter(({ name }) => matchWords(name, typed));
    return matching.length === 0 ? [] : [{ letter, items: matching }];
  });
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  return (
    <Container>
      <ProceduresHead
        city={city}
        procedures={procedures}
        title={t('metaTitle', { where: city.locative_name })}
        canonical={paths.procedures(city.slug)}
        isPersonal={isPersonal}
      />
      <ProceduresHeading city={city} count={procedures.length} view="by-name" />
      {procedures.length === 0 ? (
        <NoProcedures city={city} />
      ) : (
        <ProcedureFilter value={typed} onChange={setTyped} field={field} />
      )}
      <p role="status" className="visually-hidden">
        {typed.trim() === '' ? null : t('count', { count })}
      </p>
      {procedures.length > 0 && groups.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t('filter.none', { name: typed.trim() })}
          headingLevel={2}
          actions={
            <AppLink
              to={paths.procedures(city.slug)}
              className={buttonClass({ variant: 'secondary' })}
              onClick={() => {
                setTyped('');
                field.current?.focus();
              }}
            >
              {t('filter.all')}
            </AppLink>
          }
        >
          {t('filter.hint')}
        </EmptyState>
      ) : null}
      {typed.trim() === '' && categories.length > 0 ? (
        <CategoryTiles categories={categories} page={paths.procedureCategories(city.slug)} />
      ) : null}
      <div className={styles.index}>
        {groups.length > 1 ? <LetterRail letters={groups.map(({ letter }) => letter)} /> : null}
        <div className={styles.letters}>
          {groups.map(({ letter, items }) => (
            <div key={letter} className={styles.letter}>
              <h2 id={letterId(letter)} className={styles.name} tabIndex={-1}>
                {letter}
              </h2>
              <ProcedureLinks city={city} procedures={items} />
            </div>
          ))}
        </div>
      </div>
    </Container>
  );
}

export { ProceduresListPage as Component };
