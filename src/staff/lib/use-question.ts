import { useState } from 'react';

interface Question<About> {
  about: About;
  /** False after the answer, while the dialog closes. */
  isOpen: boolean;
  answer: (isConfirmed: boolean) => void;
}

/** Asks before a step goes on: `asked` is shown in a dialog, and `ask` resolves to its answer. */
export function useQuestion<About>() {
  const [asked, setAsked] = useState<Question<About> | null>(null);
  const ask = (about: About) =>
    new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setAsked((current) => current && { ...current, isOpen: false });
        resolve(isConfirmed);
      };
      setAsked({ about, isOpen: true, answer });
    });
  return { asked, ask };
}
