/**
 * For a page whose address opens something of a patient: whatever it leads to or loads learns no
 * more than the site's name. Of the whole address, the patient's hash would go along to others'
 * pages of the same site, and into the records of what was booked from there.
 */
export function StrictReferrer() {
  return <meta name="referrer" content="strict-origin" />;
}
