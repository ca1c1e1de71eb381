import { Check } from 'lucide-react';
import type { City } from '#shared/contract/catalogue/places.ts';
import { useCities, useCity } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { MenuFold } from '#web/ui/menu/menu-fold.tsx';
import styles from './city-fold.module.css';
import { useAreas } from './use-areas.ts';
import { useChangePlace } from './use-change-place.ts';
import { useCurrentArea } from './use-current-area.ts';

/** The cities in the side menu, and the districts of the current one. */
export function CityFold({ onChosen }: { onChosen: () => void }) {
  const t = useT('common');
  const city = useCity();
  const cities = useCities();
  const area = useCurrentArea();
  const districts = useAreas([city], true).get(city.id) ?? [];
  // Replaces the history entry of the menu.
  const { changeCity, changeArea } = useChangePlace({ replace: true });

  const choice = (label: string, isCurrent: boolean, choose: () => void) => (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      className={styles.choice}
      onClick={() => {
        onChosen();
        choose();
      }}
    >
      <span className={styles.name}>{label}</span>
      {isCurrent ? <Icon of={Check} size={18} className={styles.mark} /> : null}
    </button>
  );
  const cityChoice = (item: City, label: string, isCurrent: boolean) =>
    choice(label, isCurrent, () => changeCity(item));

  return (
    <MenuFold
      label={
        <>
          {`${t('menu.city')} `}
          <span className={styles.city}>{city.name}</span>
        </>
      }
    >
      <ul>
        {cities.map((item) => (
          <li key={item.id}>
            {item.id === city.id && districts.length > 0 ? (
              <MenuFold label={item.name}>
                <ul>
                  <li>{cityChoice(item, t('city.allDistricts'), area === null)}</li>
                  {districts.map(({ slug, name }) => (
                    <li key={slug}>{choice(name, slug === area, () => changeArea(item, slug))}</li>
                  ))}
                </ul>
              </MenuFold>
            ) : (
              cityChoice(item, item.name, item.id === city.id)
            )}
          </li>
        ))}
      </ul>
    </MenuFold>
  );
}
