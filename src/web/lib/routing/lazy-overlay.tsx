import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { reloadSilently } from '#web/lib/failures/silent-reload.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { loadChunk } from './load-chunk.ts';

interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

interface LazyOverlay<Props> {
  Overlay: ComponentType<Props>;
  /** Loads the code while the button is still pressed. */
  preload: () => void;
}

/** Creates an overlay whose code is loaded when it first opens. A failure closes it again, or reloads a page that is older than the server. */
export function lazyOverlay<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyOverlay<Props> {
  function Overlay(props: Props) {
    const t = useT('common');
    const showToast = useToast();
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);

    const loadOnce = useEffectEvent(async () => {
      try {
        const component = await loadChunk(load);
        setLoaded(() => component);
      } catch (error) {
        if (!reloadSilently(error)) showToast({ tone: 'error', message: t('errors.network') });
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
