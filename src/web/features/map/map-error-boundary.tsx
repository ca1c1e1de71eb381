import { Component, type ReactNode } from 'react';

/** Renders nothing if a map fails to load or render, as the list has the same branches. */
export class MapErrorBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
