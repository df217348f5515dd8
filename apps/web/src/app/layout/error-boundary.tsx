import { Component, type ReactNode } from 'react';
import { logError } from '../../lib/log.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in place of a page that broke. */
  readonly fallback: ReactNode;
}

/** A page that breaks while it is drawn says so, and the rest of the app goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(cause: unknown): void {
    logError('The page could not be drawn', cause);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
