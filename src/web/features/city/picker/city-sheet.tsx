import { useState } from 'react';
import { useCity } from '#web/domain/city/city.ts';
import { lazyOverlay } from '#web/lib/routing/lazy-overlay.tsx';
import { useOverlayHistory } from '#web/lib/routing/overlay-history.ts';
import { CityTrigger } from './city-trigger.tsx';
import { useChangePlace } from '../use-change-place.ts';

const { Overlay: CityDialog, preload } = lazyOverlay(
  async () => (await import('./city-dialog.tsx')).CityDialog,
);

/** The cities in a sheet, for phones. Districts are among the filters. */
export function CitySheet({ className }: { className?: string | undefined }) {
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
        onPointerDown={preload}
        onClick={() => {
          entry.enter();
          setOpen(true);
        }}
      />
      <CityDialog
        open={isOpen}
        onClose={close}
        onChoose={(chosen) => {
          if (changeCity(chosen)) setOpen(false);
          else close();
        }}
      />
    </>
  );
}
