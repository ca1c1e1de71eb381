import { Component, type ReactNode } from 'react';

/** A map that cannot be loaded or drawn leaves its ground empty; the list beside it says it all. */
export class MapErrorBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
