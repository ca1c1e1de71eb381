import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './clinic-logo.module.css';

interface ClinicLogoProps extends Pick<PictureProps, 'eager'> {
  logo: Pick<PictureProps, 'src' | 'sources'> & {
    /** True for a logo that is much wider than high; it gets a wider place. */
    readonly isWide: boolean;
  };
  /** Pixels in height; the largest one is 72 on phones. */
  size: 40 | 64 | 128;
  /** Empty (the default) if the name is shown beside the logo. */
  alt?: string | undefined;
  /** Shown if the logo fails to load. */
  fallback: ReactNode;
}

/** The widths of the style sheet. */
const WIDTHS = { 40: 40, 64: 64, 128: 128 } as const;
const WIDE = { 40: 40, 64: 96, 128: 208 } as const;
const PHONE_WIDTHS = { 40: 40, 64: 64, 128: 72 } as const;
const PHONE_WIDE = { 40: 40, 64: 64, 128: 112 } as const;

/** The whole logo of a clinic on a white tile. */
export function ClinicLogo({ logo, size, alt = '', ...picture }: ClinicLogoProps) {
  const { isWide, ...files } = logo;
  const width = (isWide ? WIDE : WIDTHS)[size];
  const onPhone = (isWide ? PHONE_WIDE : PHONE_WIDTHS)[size];
  return (
    <Picture
      {...files}
      {...picture}
      alt={alt}
      width={width}
      height={size}
      sizes={`(max-width: 767px) ${onPhone}px, ${width}px`}
      className={classNames(styles.logo, styles[`s${size}`], isWide && styles.wide)}
    />
  );
}
