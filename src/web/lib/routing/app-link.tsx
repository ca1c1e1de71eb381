import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler, useNavigate, type NavigateOptions } from 'react-router';
import { useTracking } from './use-tracking.ts';

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'>;
type Behaviour = Pick<NavigateOptions, 'replace' | 'preventScrollReset'>;

interface AppLinkProps extends Anchor, Behaviour {
  /** A path of `paths`. The router adds the language. */
  to: string;
  target?: string;
  /** The state of the location, for the page that the link opens. */
  state?: object;
}

/**
 * A link within the site. It keeps the tracking parameters. The router's own `Link` would add code
 * for prefetching and for external addresses to every page.
 */
export function AppLink({ to, onClick, children, ...rest }: AppLinkProps) {
  const track = useTracking();
  const path = track(to);
  const follow = useLinkClickHandler(path, rest);
  const {
    replace: _replace,
    preventScrollReset: _preventScrollReset,
    state: _state,
    ...anchor
  } = rest;
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return (
    <a {...anchor} href={useHref(path)} onClick={handleClick}>
      {children}
    </a>
  );
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
