import { useCity } from '#web/domain/city/city.ts';
import { lazyOverlay } from '#web/lib/routing/lazy-overlay.tsx';
import { useOverlay } from '#web/lib/routing/use-overlay.ts';
import { CityTrigger } from './city-trigger.tsx';
import { useChangePlace } from '../use-change-place.ts';

const { Overlay: CityDialog, preload } = lazyOverlay(
  async () => (await import('./city-dialog.tsx')).CityDialog,
);

/** The cities in a sheet, for phones. Districts are among the filters. */
export function CitySheet({ className }: { className?: string | undefined }) {
  const city = useCity();
  const sheet = useOverlay();
  // Replaces the history entry of the sheet.
  const { changeCity } = useChangePlace({ replace: true });

  return (
    <>
      <CityTrigger
        className={className}
        city={city}
        aria-haspopup="dialog"
        onPointerDown={preload}
        onClick={sheet.open}
      />
      <CityDialog
        open={sheet.isOpen}
        onClose={sheet.close}
        onChoose={(chosen) => {
          if (changeCity(chosen)) sheet.hide();
          else sheet.close();
        }}
      />
    </>
  );
}
