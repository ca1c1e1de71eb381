import { portraitSources } from '#shared/domain/catalogue/pictures/portrait.ts';
import { Avatar } from '#web/ui/display/avatar/avatar.tsx';

interface DoctorPortraitProps {
  name: string;
  /** The `image_url` of the doctor. */
  image: string | null | undefined;
  /** Pixels, width and height. */
  size: 40 | 64 | 88 | 128;
  /** True if the picture loads at once, for the first screen. */
  eager?: boolean | undefined;
}

/** The photograph of a doctor in the smallest file that the browser can show, or the initials. */
export function DoctorPortrait({ image, ...props }: DoctorPortraitProps) {
  return <Avatar {...props} src={image} sources={portraitSources(image)} />;
}
