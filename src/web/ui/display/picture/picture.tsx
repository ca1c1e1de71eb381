import { useState, type ReactNode } from 'react';
import styles from './picture.module.css';

export interface PictureProps {
  src: string;
  /** The picture in other formats and sizes, the preferred format first. */
  sources?: readonly { readonly type: string; readonly srcSet: string }[] | undefined;
  /** The widths of the style sheet. */
  sizes: string;
  alt: string;
  /** Pixels, as shown on a wide screen. */
  width: number;
  height: number;
  className?: string | undefined;
  /** Loads the picture at once, for the first screen; others load lazily. */
  eager?: boolean | undefined;
  /** Shown if the picture fails to load. */
  fallback: ReactNode;
}

/** A picture in the first format that the browser shows. */
export function Picture({
  src,
  sources,
  sizes,
  alt,
  eager = false,
  fallback,
  ...image
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) return fallback;

  // The picture of a server-rendered page may fail to load before hydration.
  function checkEarlyFailure(element: HTMLImageElement | null) {
    if (element?.complete && element.naturalWidth === 0 && element.getAttribute('src') === src) {
      setFailed(src);
    }
  }

  return (
    <picture className={styles.picture}>
      {sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={checkEarlyFailure}
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(src)}
        {...image}
      />
    </picture>
  );
}
