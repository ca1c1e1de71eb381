import type { CatalogueKind } from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { StarterCatalogueCard } from './starter-catalogue-card.tsx';
import { StarterCityCard } from './starter-city-card.tsx';
import styles from './starter.module.css';
import { useStarter } from './use-starter.ts';

/** Shows how to fill a list of a new country: with known services, categories and insurers, or with cities of a list. */
export function StarterCards({ kind }: { kind: CatalogueKind }) {
  const query = useStarter();
  if (kind === 'areas') return null;
  return (
    <QueryView query={query}>
      {(starter) => (
        <div className={styles.cards}>
          {kind === 'cities' ? (
            <StarterCityCard cities={starter.cities} />
          ) : (
            <StarterCatalogueCard starter={starter} />
          )}
        </div>
      )}
    </QueryView>
  );
}
