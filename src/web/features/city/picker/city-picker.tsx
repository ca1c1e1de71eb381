import { useState } from 'react';
import { useCities, useCity } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { renderAppLink } from '#web/lib/routing/app-link.tsx';
import { Menu } from '#web/ui/menu/menu.tsx';
import styles from './city-picker.module.css';
import { CitySheet } from './city-sheet.tsx';
import { CityTrigger } from './city-trigger.tsx';
import { useAreas } from '../use-areas.ts';
import { useChangePlace } from '../use-change-place.ts';
import { useCurrentArea } from '../use-current-area.ts';

/** The choice of the city: a sheet on phones, a menu with the districts on wider screens. */
export function CityPicker() {
  return (
    <>
      <CitySheet className={styles.narrow} />
      <CityMenu />
    </>
  );
}

function CityMenu() {
  const t = useT('common');
  const city = useCity();
  const cities = useCities();
  const area = useCurrentArea();
  const [isNeeded, setNeeded] = useState(false);
  const areas = useAreas(cities, isNeeded);
  const { changeCity, changeArea } = useChangePlace();

  const items = cities.map((item) => {
    const isHere = item.id === city.id;
    const choice = { key: item.slug, label: item.name, current: isHere };
    const districts = areas.get(item.id);
    if (districts?.length === 0) return { ...choice, onSelect: () => changeCity(item) };
    const allDistricts = {
      key: '',
      label: t('city.allDistricts'),
      current: isHere && area === null,
      onSelect: () => changeCity(item),
    };
    const districtItems = (districts ?? []).map(({ slug, name }) => ({
      key: slug,
      label: name,
      current: isHere && slug === area,
      onSelect: () => changeArea(item, slug),
    }));
    return { ...choice, items: [allDistricts, ...districtItems] };
  });

  return (
    <Menu
      label={t('city.choose')}
      items={items}
      renderLink={renderAppLink}
      onOpenChange={(isOpen) => {
        if (isOpen) setNeeded(true);
      }}
      trigger={(props) => (
        <CityTrigger
          {...props}
          className={styles.wide}
          city={city}
          // Loads the districts before the menu opens.
          onPointerEnter={() => setNeeded(true)}
        />
      )}
    />
  );
}
