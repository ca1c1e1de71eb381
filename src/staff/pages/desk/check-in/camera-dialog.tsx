import { Notice } from '#web/ui/feedback/notice.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Modal } from '#web/ui/modal/modal.tsx';
import { useText } from '../../../lib/staff-app.ts';
import { useCamera } from './use-camera.ts';
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
  const shell = useText('shell');
  const { video, hasFailed } = useCamera(onCode);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('scan.title')}
      size="sm"
      labels={{ close: shell('close') }}
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
    </Modal>
  );
}
