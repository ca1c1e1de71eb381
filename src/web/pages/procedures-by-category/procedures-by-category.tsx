import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import { CategoryTiles, summarizeCategory } from '#web/features/procedures/category-tiles.tsx';
import { NoProcedures } from '#web/features/procedures/no-procedures.tsx';
import { ProcedureLinks } from '#web/features/procedures/procedure-links.tsx';
import { ProceduresHead } from '#web/features/procedures/procedures-head.tsx';
import { ProceduresHeading } from '#web/features/procedures/procedures-heading.tsx';
import { useApp } from '#web/lib/app.ts';
import { useCity } from '#web/domain/city/city.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { categoriesQuery } from './categories-query.ts';
import { loadProceduresByCategory } from './load-procedures-by-category.ts';
import styles from './procedures-by-category.module.css';

export { loadProceduresByCategory as loader };

/** The page with the procedures of a city by category. */
function ProceduresByCategoryPage() {
  const app = useApp();
  const t = useT('procedures');
  const format = useFormat();
  const city = useCity();
  const categories = useSuspenseQuery(categoriesQuery(app, city.id)).data.results;
  const procedures = categories.flatMap((category) => category.procedures);

  return (
    <Container>
      <ProceduresHead
        city={city}
        procedures={procedures}
        title={t('metaTitleByCategory', { where: city.locative_name })}
        canonical={paths.procedureCategories(city.slug)}
      />
      <ProceduresHeading city={city} count={procedures.length} view="by-category" />
      {procedures.length === 0 ? <NoProcedures city={city} /> : null}
      {categories.length === 0 ? null : (
        <CategoryTiles categories={categories.map(summarizeCategory)} />
      )}
      <div className={styles.categories}>
        {categories.map(({ slug, name, min_price: price, procedures: inCategory }) => (
          <section key={slug} aria-labelledby={slug} className={styles.category}>
            <div className={styles.head}>
              <h2 id={slug} className={styles.name} tabIndex={-1}>
                {name}
              </h2>
              <p className={styles.details}>
                {t('count', { count: inCategory.length })}
                {price === null ? null : `, ${t('priceFrom', { price: format.money(price) })}`}
              </p>
            </div>
            <Card padding="none" className={styles.card}>
              <ProcedureLinks city={city} procedures={inCategory} />
            </Card>
          </section>
        ))}
      </div>
    </Container>
  );
}

export { ProceduresByCategoryPage as Component };
