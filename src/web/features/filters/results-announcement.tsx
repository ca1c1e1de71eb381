import { useState } from 'react';
import { useNavigation } from 'react-router';

interface ResultsAnnouncementProps {
  /** How many there are, in words. */
  count: string;
  /** Which list it is. */
  list: string;
}

/** Tells those who do not see the list how much another choice has brought. */
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
