import { ChevronDown, MapPin } from 'lucide-react';
import { useCities, useCity } from '#web/lib/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { renderAppLink } from '#web/lib/app-link.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { Menu } from '#web/ui/menu/menu.tsx';
import styles from './city-picker.module.css';
import { useChangeCity } from './use-change-city.ts';

/** The city in the header, and the others behind it. */
export function CityPicker() {
  const t = useT('common');
  const city = useCity();
  const cities = useCities();
  const changeCity = useChangeCity();

  return (
    <Menu
      label={t('city.choose')}
      items={cities.map((item) => ({
        key: item.slug,
        label: item.name,
        current: item.id === city.id,
        onSelect: () => changeCity(item),
      }))}
      renderLink={renderAppLink}
      trigger={(props) => (
        <button type="button" {...props} className={styles.trigger}>
          <Icon of={MapPin} size={18} />
          <VisuallyHidden>{t('city.label')}</VisuallyHidden>
          <span className={styles.name}>{city.name}</span>
          <Icon of={ChevronDown} size={16} />
        </button>
      )}
    />
  );
}
