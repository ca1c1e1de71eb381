import type { ServiceCategory } from '#shared/contract/catalogue/services.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { categoryIcon } from './category-icons.ts';
import styles from './category-tiles.module.css';

/** A category with the number of its procedures. */
export interface CategorySummary extends Pick<ServiceCategory, 'slug' | 'name' | 'min_price'> {
  count: number;
}

/** Returns a category without the procedures themselves. */
export function summarizeCategory(category: ServiceCategory): CategorySummary {
  const { slug, name, min_price, procedures } = category;
  return { slug, name, min_price, count: procedures.length };
}

interface CategoryTilesProps {
  categories: readonly CategorySummary[];
  /** The path of the page by category; none on that page itself. */
  page?: string;
}

/** Links to the categories of procedures, each with its number and lowest price. */
export function CategoryTiles({ categories, page }: CategoryTilesProps) {
  const t = useT('procedures');
  return (
    <nav aria-label={t('categories')}>
      <ul className={styles.tiles}>
        {categories.map((category) => {
          const anchor = `#${category.slug}`;
          const tile = <Tile {...category} />;
          return (
            <li key={category.slug}>
              {page === undefined ? (
                <a href={anchor} className={styles.tile}>
                  {tile}
                </a>
              ) : (
                <AppLink to={page + anchor} className={styles.tile}>
                  {tile}
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Tile({ slug, name, min_price: price, count }: CategorySummary) {
  const t = useT('procedures');
  const format = useFormat();
  return (
    <>
      <Icon of={categoryIcon(slug)} size={24} className={styles.icon} />
      <span className={styles.name}>{name}</span>
      <VisuallyHidden>{t('count', { count })}</VisuallyHidden>
      <span className={styles.count} aria-hidden="true">
        {format.number(count)}
      </span>
      {price === null ? null : (
        <span className={styles.price}>{t('priceFrom', { price: format.money(price) })}</span>
      )}
    </>
  );
}
