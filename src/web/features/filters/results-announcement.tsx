import { useState } from 'react';
import { useNavigation } from 'react-router';

interface ResultsAnnouncementProps {
  /** The text with the number of results. */
  count: string;
  /** The key of the list. */
  list: string;
}

/** Announces the number of results to screen readers when the list changes. */
export function ResultsAnnouncement({ count, list }: ResultsAnnouncementProps) {
  const isChanging = useNavigation().state === 'loading';
  const [first] = useState(list);
  const [hasChanged, setHasChanged] = useState(false);
  if (list !== first && !hasChanged) setHasChanged(true);

  return (
    <div role="status" className="visually-hidden">
      {hasChanged && !isChanging ? count : null}
    </div>
  );
}
