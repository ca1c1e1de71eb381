import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useToast } from '#web/ui/toast/toast.tsx';

interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

interface LazyOverlay<Props> {
  Overlay: ComponentType<Props>;
  /** Loads the code while the button is still pressed. */
  preload: () => void;
}

/**
 * Creates an overlay whose code is loaded when it first opens. A failure closes it again and says so: a reload would
 * take away what was typed on the page.
 */
export function lazyOverlay<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyOverlay<Props> {
  function Overlay(props: Props) {
    const t = useT('common');
    const showToast = useToast();
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);

    const loadOnce = useEffectEvent(async () => {
      try {
        const component = await load();
        setLoaded(() => component);
      } catch {
        showToast({ tone: 'error', message: t('errors.network') });
        props.onClose();
      }
    });
    const isNeeded = props.open && Loaded === null;
    useEffect(() => {
      if (isNeeded) void loadOnce();
    }, [isNeeded]);

    return Loaded === null ? null : <Loaded {...props} />;
  }

  // The overlay reports a failure when it opens.
  return { Overlay, preload: () => void load().catch(() => undefined) };
}
