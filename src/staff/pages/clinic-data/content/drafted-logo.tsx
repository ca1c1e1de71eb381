import type { ContentValue } from '#shared/domain/clinic-data/content/content-fields.ts';
import { logoPicture } from '#shared/domain/catalogue/pictures/logo.ts';
import { Avatar } from '#web/ui/display/avatar/avatar.tsx';
import { ClinicLogo } from '#web/ui/display/clinic-logo/clinic-logo.tsx';

interface DraftedLogoProps {
  /** The value of the field. */
  url: ContentValue;
  name: string;
  size: 64 | 128;
  /** Empty (the default) if the name is shown beside the logo. */
  alt?: string;
}

/** The logo of a clinic, or its initials. */
export function DraftedLogo({ url, name, size, alt = '' }: DraftedLogoProps) {
  const letters = <Avatar name={name} size={size} alt={alt} />;
  if (typeof url !== 'string') return letters;
  return <ClinicLogo logo={logoPicture(url)} size={size} alt={alt} eager fallback={letters} />;
}
