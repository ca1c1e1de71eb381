import { logoPicture } from '#shared/domain/catalogue/pictures/logo.ts';
import { classNames } from '#web/ui/class-names.ts';
import { tintOf } from '#web/ui/display/avatar/tint.ts';
import { ClinicLogo } from '#web/ui/display/clinic-logo/clinic-logo.tsx';
import styles from './clinic-front.module.css';
import { frontShape } from './front-shape.ts';

interface ClinicFrontProps {
  clinic: { slug: string; name: string; logo_url: string | null };
  /** Pixels, width and height; the larger one is 72 on phones. */
  size: 64 | 128;
  /** True if the logo loads at once, for the first screen. */
  eager?: boolean;
}

/** The logo of a clinic, or a drawn front that is always the same for a clinic. */
export function ClinicFront({ clinic, size, eager = false }: ClinicFrontProps) {
  const { slug, name, logo_url: logo } = clinic;
  const className = classNames(styles.front, styles[`s${size}`], styles[tintOf(name)]);
  const { walls, windows, door } = frontShape(slug);
  const drawn = (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M0 58h64v6H0z" className={styles.ground} />
      <path d={walls} className={styles.walls} />
      <path d={windows} className={styles.windows} />
      <path d={door} />
    </svg>
  );
  if (logo === null) return drawn;
  return <ClinicLogo logo={logoPicture(logo)} size={size} eager={eager} fallback={drawn} />;
}
