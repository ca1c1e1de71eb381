import type { City } from '#shared/contract/catalogue/places.ts';
import { useCity } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Modal } from '#web/ui/modal/modal.tsx';
import { CityList } from '../city-list.tsx';

interface CityDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (city: City) => void;
}

/** The sheet with the cities. */
export function CityDialog({ open, onClose, onChoose }: CityDialogProps) {
  const t = useT('common');
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('city.choose')}
      size="sm"
      labels={{ close: t('close') }}
    >
      <CityList current={useCity()} onChoose={onChoose} />
    </Modal>
  );
}
