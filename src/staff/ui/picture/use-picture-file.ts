import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSaved } from '../../lib/setup-data.ts';

/** Returns the file that a person has chosen, and how to run a call that saves it or changes what is saved. */
export function usePictureFile() {
  const saved = useSaved();
  const [file, setFile] = useState<File | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ call }: { call: Promise<unknown>; sent: File | null }) => call,
    onSuccess(_result, { sent }) {
      // A file stays chosen if its call fails, or if it was not the one that was sent.
      setFile((current) => (current === sent ? null : current));
      saved();
    },
  });
  return {
    file,
    onChoose: setFile,
    failure: error,
    isSaving: isPending,
    save: (call: Promise<unknown>, sent: File | null = null) => mutate({ call, sent }),
  };
}
