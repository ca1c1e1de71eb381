import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './avatar.module.css';
import { initials } from './initials.ts';
import { tintOf } from './tint.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** Pixels, width and height. */
  size?: 40 | 64 | 88 | 128 | undefined;
  /** Empty (the default) if the name is shown beside the picture. */
  alt?: string | undefined;
  /** Loads the picture at once, for the first screen; others load lazily. */
  eager?: boolean | undefined;
}

/** A portrait; shows initials on a tint of the name if there is no picture or it fails to load. */
export function Avatar({ name, src, size = 64, alt = '', eager = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const className = classNames(styles.avatar, styles[`s${size}`], styles[tintOf(name)]);

  if (!src || failed === src) {
    return (
      <span className={className}>
        <span aria-hidden="true">{initials(name)}</span>
        {alt ? <VisuallyHidden>{alt}</VisuallyHidden> : null}
      </span>
    );
  }

  // The picture of a server-rendered page may fail to load before hydration.
  function checkEarlyFailure(image: HTMLImageElement | null) {
    if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src') === src) {
      setFailed(src ?? null);
    }
  }

  return (
    <span className={className}>
      <img
        ref={checkEarlyFailure}
        className={styles.image}
        src={src}
        alt={alt}
        width={size}
        height={size}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(src)}
      />
    </span>
  );
}
