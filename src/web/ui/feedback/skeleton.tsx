import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** A line takes the height of the text it stands in for; the others take theirs from `className`. */
  shape?: 'line' | 'block' | 'circle' | undefined;
  /** Of a line. */
  width?: 'full' | 'long' | 'medium' | 'short' | undefined;
  className?: string | undefined;
}

/** A grey shape of the final size, where content is on its way. */
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
  /** What is loading, for those who do not see the shapes: "Loading free times". */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** Skeletons that belong together; announces once that they are loading. */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <div aria-busy="true" className={className}>
      <output className="visually-hidden">{label}</output>
      {children}
    </div>
  );
}
