import { useState } from 'react';
import { useCity } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useOverlayHistory } from '#web/lib/routing/overlay-history.ts';
import { Modal } from '#web/ui/modal/modal.tsx';
import { CityList } from './city-list.tsx';
import { CityTrigger } from './city-trigger.tsx';
import { useChangePlace } from './use-change-place.ts';

/** The cities in a sheet, for phones. Districts are among the filters. */
export function CitySheet({ className }: { className?: string | undefined }) {
  const t = useT('common');
  const city = useCity();
  const [isOpen, setOpen] = useState(false);
  const entry = useOverlayHistory(() => setOpen(false));
  // Replaces the history entry of the sheet.
  const { changeCity } = useChangePlace({ replace: true });

  function close() {
    setOpen(false);
    entry.leave();
  }

  return (
    <>
      <CityTrigger
        className={className}
        city={city}
        aria-haspopup="dialog"
        onClick={() => {
          entry.enter();
          setOpen(true);
        }}
      />
      <Modal
        open={isOpen}
        onClose={close}
        title={t('city.choose')}
        size="sm"
        labels={{ close: t('close') }}
      >
        <CityList
          current={city}
          onChoose={(chosen) => {
            if (changeCity(chosen)) setOpen(false);
            else close();
          }}
        />
      </Modal>
    </>
  );
}
