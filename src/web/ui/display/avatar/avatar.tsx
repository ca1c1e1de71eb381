import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './avatar.module.css';
import { initials } from './initials.ts';
import { tintOf } from './tint.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** The picture in other formats and sizes, the preferred format first. */
  sources?: readonly { readonly type: string; readonly srcSet: string }[] | undefined;
  /** Pixels, width and height. */
  size?: 24 | 40 | 64 | 88 | 128 | undefined;
  /** Empty (the default) if the name is shown beside the picture. */
  alt?: string | undefined;
  /** Loads the picture at once, for the first screen; others load lazily. */
  eager?: boolean | undefined;
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
export function Avatar({ name, src, sources, size = 64, alt = '', eager = false }: AvatarProps) {
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
      <picture className={styles.picture}>
        {sources?.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={WIDTHS[size]} />
        ))}
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
      </picture>
    </span>
  );
}
