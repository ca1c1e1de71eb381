import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /**
   * A line has the height of the text it replaces; a block takes its size from `className`.
   */
  shape?: 'line' | 'block' | undefined;
  /** The width of a line. */
  width?: 'full' | 'long' | 'medium' | 'short' | undefined;
  className?: string | undefined;
}

/** A grey placeholder of the final size while content is loading. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        styles.shape,
        styles[shape],
        shape === 'line' && styles[width],
        className,
      )}
    />
  );
}

interface SkeletonGroupProps {
  /** The label for screen readers: "Loading slots". */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A group of skeletons that announces once that content is loading. */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <div aria-busy="true" className={className}>
      <output className="visually-hidden">{label}</output>
      {children}
    </div>
  );
}
