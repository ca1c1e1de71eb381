import { ScanQrCode } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { useText } from '../../../lib/staff-app.ts';
import { CameraDialog } from './camera-dialog.tsx';
import { useScanner } from './use-scanner.ts';

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
