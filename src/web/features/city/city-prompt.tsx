import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { City } from '#shared/contract/catalogue/places.ts';
import { useApp } from '#web/lib/app.ts';
import { useCities, useCity, useCityInAddress } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Modal } from '#web/ui/modal/modal.tsx';
import { CityList } from './city-list.tsx';

/**
 * Asks a first-time visitor for the city, if the flag is on and the URL has no city. It opens after
 * hydration, so robots and browsers without scripts never see it. Closing it chooses the default
 * city of the country, so it is not shown again.
 */
export function CityPrompt() {
  const { cityMemory, flags } = useApp();
  const t = useT('common');
  const defaultCity = useCity();
  const [isOpen, setOpen] = useState(false);
  const hasPlace = useHasPlaceInUrl();

  useEffect(() => {
    const isEnabled = flags.defaultCityChooseModal && !hasPlace;
    if (isEnabled && cityMemory.get() === null) setOpen(true);
  }, [cityMemory, flags, hasPlace]);

  function choose(city: City) {
    cityMemory.set(city.slug);
    setOpen(false);
  }

  return (
    <Modal
      open={isOpen}
      onClose={() => choose(defaultCity)}
      title={t('city.question')}
      size="sm"
      labels={{ close: t('close') }}
    >
      <p>{t('city.questionText')}</p>
      <CityList onChoose={choose} />
    </Modal>
  );
}

/** Returns true if the URL has a city or a position on the map. */
function useHasPlaceInUrl(): boolean {
  const [search] = useSearchParams();
  const slug = useCityInAddress();
  return useCities().some((city) => city.slug === slug) || search.has('lat');
}
