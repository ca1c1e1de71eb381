import { useState } from 'react';
import { useSaved } from '../../lib/setup-data.ts';

/** Returns the file that a person has chosen, and how to run the call that saves it. */
export function usePictureFile() {
  const saved = useSaved();
  const [file, setFile] = useState<File | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  /** Runs a call. The file stays chosen if it fails. */
  async function save(call: Promise<unknown>): Promise<void> {
    setIsSaving(true);
    setFailure(null);
    try {
      await call;
      setFile(null);
      saved();
    } catch (error) {
      setFailure(error);
    }
    setIsSaving(false);
  }

  return { file, onChoose: setFile, failure, isSaving, save };
}
