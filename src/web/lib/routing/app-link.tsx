import type { ReactNode } from 'react';
import { Link, useNavigate, type LinkProps, type NavigateOptions } from 'react-router';
import { useTracking } from './use-tracking.ts';

interface AppLinkProps extends Omit<LinkProps, 'to'> {
  /** A path of `paths`. The router adds the language. */
  to: string;
}

/** A link within the site. It keeps the tracking parameters. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  const track = useTracking();
  return <Link discover="none" {...rest} to={track(to)} />;
}

/** The properties of links in components of the design system. */
interface UiLink {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders links in components of the design system. */
export function renderAppLink({ href, ...rest }: UiLink): ReactNode {
  return <AppLink {...rest} to={href} />;
}

/** Returns a function that navigates to a path like an `AppLink`. */
export function useAppNavigate(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const track = useTracking();
  return (to, options) => {
    void navigate(track(to), options);
  };
}
