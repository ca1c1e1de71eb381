import { useState } from 'react';
import { useNavigation } from 'react-router';

interface ResultsAnnouncementProps {
  /** The text with the number of results. */
  text: string;
  /** The key of the list. */
  listKey: string;
}

/** Announces the number of results to screen readers when the list changes. */
export function ResultsAnnouncement({ text, listKey }: ResultsAnnouncementProps) {
  const isChanging = useNavigation().state === 'loading';
  const [first] = useState(listKey);
  const [hasChanged, setHasChanged] = useState(false);
  if (listKey !== first && !hasChanged) setHasChanged(true);

  return (
    <div role="status" className="visually-hidden">
      {hasChanged && !isChanging ? text : null}
    </div>
  );
}
