import { ScanQrCode } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useText } from '../../../lib/staff-app.ts';
import { addKey, codeIn, EMPTY_SCAN, usKeyOf } from './scan-buffer.ts';
import { useCamera } from './use-camera.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './check-in.module.css';

interface CheckInProps {
  onCode: (code: string) => void;
  /** Opens the search, for a number that is typed. */
  onType: () => void;
}

/** Checks patients in by the code of their page: a scanner needs nothing, the camera a button. */
export function CheckIn({ onCode, onType }: CheckInProps) {
  const t = useText('arrival');
  const [isOpen, setIsOpen] = useState(false);
  useScanner(onCode);
  return (
    <>
      <Button variant="secondary" block onClick={() => setIsOpen(true)}>
        <Icon of={ScanQrCode} size={20} /> {t('scan.open')}
      </Button>
      {isOpen ? (
        <CameraDialog
          onCode={(code) => {
            setIsOpen(false);
            onCode(code);
          }}
          onType={() => {
            setIsOpen(false);
            onType();
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}

/**
 * Calls a function with every code that a scanner types, which ends with Enter, wherever the focus is.
 * Outside of text fields the keys of a code are not shortcuts.
 */
function useScanner(onCode: (code: string) => void): void {
  const report = useEffectEvent(onCode);
  useEffect(() => {
    let buffer = EMPTY_SCAN;
    const take = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
    };
    function listen(event: KeyboardEvent) {
      if (event.key === 'Shift' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter') {
        const code = codeIn(buffer);
        buffer = EMPTY_SCAN;
        if (code === null) return;
        take(event);
        return report(code);
      }
      buffer = addKey(buffer, { typed: event.key, us: usKeyOf(event), at: event.timeStamp });
      const isField =
        event.target instanceof HTMLElement && event.target.matches('input, textarea');
      // The first letter is no shortcut, and begins no code until the second.
      if (!isField && Math.max(buffer.typed.length, buffer.us.length) > 1) take(event);
    }
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

interface CameraDialogProps {
  onCode: (code: string) => void;
  /** Opens the search, for a number that is typed. */
  onType: () => void;
  onClose: () => void;
}

/** Reads the code on a patient's phone or paper with the camera. */
function CameraDialog({ onCode, onType, onClose }: CameraDialogProps) {
  const t = useText('arrival');
  const { video, hasFailed } = useCamera(onCode);
  return (
    <Dialog
      onClose={onClose}
      title={t('scan.title')}
      footer={
        <Button variant="secondary" block onClick={onType}>
          {t('scan.type')}
        </Button>
      }
    >
      {hasFailed ? (
        <Notice tone="warning" announce>
          {t('scan.noCamera')}
        </Notice>
      ) : (
        <>
          <video
            ref={video}
            className={styles.video}
            autoPlay
            muted
            playsInline
            aria-hidden="true"
          />
          <p className={styles.hint}>{t('scan.hint')}</p>
        </>
      )}
    </Dialog>
  );
}
