import { Component, type ReactNode } from 'react';

interface MapErrorBoundaryProps {
  children: ReactNode;
  /** Runs if the map fails to load or render. */
  onFail: () => void;
}

/** Renders nothing if a map fails to load or render, as the list has the same branches. */
export class MapErrorBoundary extends Component<MapErrorBoundaryProps> {
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
