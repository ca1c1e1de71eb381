import type { ReactNode } from 'react';
import { Link } from 'react-router';
import columns from '../columns.module.css';

/** The link from a page to the one above it. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={columns.back}>
      ← {children}
    </Link>
  );
}
