import { Notice } from '#web/ui/feedback/notice.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { useText } from '../../../lib/staff-app.ts';
import { useCamera } from './use-camera.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './check-in.module.css';

interface CameraDialogProps {
  onCode: (code: string) => void;
  /** Opens the search, for a number that is typed. */
  onType: () => void;
  onClose: () => void;
}

/** Reads the code on a patient's phone or paper with the camera. */
export function CameraDialog({ onCode, onType, onClose }: CameraDialogProps) {
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
