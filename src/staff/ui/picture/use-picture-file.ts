import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSaved } from '../../lib/setup-data.ts';

/** Returns the file that a person has chosen, and how to run the call that saves it. */
export function usePictureFile() {
  const saved = useSaved();
  const [file, setFile] = useState<File | null>(null);
  // The file stays chosen if the call fails.
  const { mutate, isPending, error } = useMutation({
    mutationFn: (call: Promise<unknown>) => call,
    onSuccess() {
      setFile(null);
      saved();
    },
  });
  return { file, onChoose: setFile, failure: error, isSaving: isPending, save: mutate };
}
