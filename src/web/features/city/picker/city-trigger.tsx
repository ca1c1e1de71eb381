import { ChevronDown, MapPin } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { City } from '#shared/contract/catalogue/places.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import styles from './city-picker.module.css';

interface CityTriggerProps extends ComponentProps<'button'> {
  city: City;
}

/** The button with the current city. */
export function CityTrigger({ city, className, ...button }: CityTriggerProps) {
  const t = useT('common');
  return (
    <button type="button" {...button} className={classNames(styles.trigger, className)}>
      <Icon of={MapPin} size={18} />
      <VisuallyHidden>{t('city.label')}</VisuallyHidden>
      <span className={styles.name}>{city.name}</span>
      <Icon of={ChevronDown} size={16} />
    </button>
  );
}
