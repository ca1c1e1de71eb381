import { classNames } from '#web/ui/class-names.ts';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import columns from '#staff/ui/columns.module.css';
import { StarterCatalogueCard } from './starter-catalogue-card.tsx';
import { StarterCityCard } from './starter-city-card.tsx';
import styles from './starter.module.css';
import { useStarter } from './use-starter.ts';

/** Shows how to fill the catalogue of a new country: with known services, and with cities of a list. */
export function StarterCards() {
  const query = useStarter();
  return (
    <QueryView query={query}>
      {(starter) => (
        <div className={classNames(columns.columns, styles.cards)}>
          <StarterCatalogueCard starter={starter} />
          <StarterCityCard cities={starter.cities} />
        </div>
      )}
    </QueryView>
  );
}
