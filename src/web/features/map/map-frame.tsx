import { Component, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** The distance from the viewport at which loading starts. */
const MARGIN = '300px';

interface MapFrameProps {
  className: string | undefined;
  /** Runs if the map fails to load or render. */
  onFail: () => void;
  /** The map, whose code is loaded on demand. */
  children: ReactNode;
}

/** The place of a map, which is loaded and rendered once it has been near the viewport. */
export function MapFrame({ className, onFail, children }: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (frame.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={className}>
      {isNear ? (
        <MapErrorBoundary onFail={onFail}>
          <Suspense>{children}</Suspense>
        </MapErrorBoundary>
      ) : null}
    </div>
  );
}

/** Renders nothing if a map fails to load or render, as the list has the same branches. */
class MapErrorBoundary extends Component<Omit<MapFrameProps, 'className'>> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
