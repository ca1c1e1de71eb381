import { classNames } from '#web/ui/class-names.ts';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './avatar.module.css';
import { initials } from './initials.ts';
import { tintOf } from './tint.ts';

interface AvatarProps extends Pick<PictureProps, 'sources' | 'eager'> {
  name: string;
  src?: string | null | undefined;
  /** Pixels, width and height. */
  size?: 24 | 40 | 64 | 88 | 128 | undefined;
  /** Empty (the default) if the name is shown beside the picture. */
  alt?: string | undefined;
}

/** The widths of the style sheet. */
const WIDTHS = {
  24: '24px',
  40: '40px',
  64: '64px',
  88: '(max-width: 767px) 64px, 88px',
  128: '128px',
} as const;

/** A portrait; shows initials on a tint of the name if there is no picture or it fails to load. */
export function Avatar({ name, src, size = 64, alt = '', ...picture }: AvatarProps) {
  const letters = (
    <>
      <span aria-hidden="true">{initials(name)}</span>
      {alt ? <VisuallyHidden>{alt}</VisuallyHidden> : null}
    </>
  );
  return (
    <span className={classNames(styles.avatar, styles[`s${size}`], styles[tintOf(name)])}>
      {src ? (
        <Picture
          src={src}
          alt={alt}
          width={size}
          height={size}
          {...picture}
          sizes={WIDTHS[size]}
          className={styles.image}
          fallback={letters}
        />
      ) : (
        letters
      )}
    </span>
  );
}
