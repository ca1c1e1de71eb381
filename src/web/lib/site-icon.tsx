import icon from './site-icon.svg';

/** The mark in the browser's tab. */
export function SiteIcon() {
  return <link rel="icon" type="image/svg+xml" href={icon} />;
}
