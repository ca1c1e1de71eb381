import type { ReactNode } from 'react';
import { Link, useNavigate, type LinkProps, type NavigateOptions } from 'react-router';
import { useTracking } from './use-tracking.ts';

interface AppLinkProps extends Omit<LinkProps, 'to'> {
  /** A path of `paths`, without the language: the router adds it. */
  to: string;
}

/** A link within the site that carries the visit's tracking parameters. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  const track = useTracking();
  return <Link discover="none" {...rest} to={track(to)} />;
}

/** What the design system's components hand over for a link of theirs. */
interface UiLink {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** For the `renderLink` of the design system. */
export function renderAppLink({ href, ...rest }: UiLink): ReactNode {
  return <AppLink {...rest} to={href} />;
}

/** Goes to a path of `paths`, as a click on an `AppLink` would. */
export function useAppNavigate(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const track = useTracking();
  return (to, options) => {
    void navigate(track(to), options);
  };
}
