import { Component, type ReactNode } from 'react';
import { logError } from '../../lib/calls/log.ts';

interface ErrorBoundaryProps {
  /** The current page; another one is rendered again. */
  readonly page: string;
  readonly children: ReactNode;
  /** Replaces a page that threw. */
  readonly fallback: (cause: unknown) => ReactNode;
}

interface Broken {
  readonly cause: unknown;
}

interface ErrorBoundaryState {
  /** The page rendered last. */
  readonly page: string;
  readonly broken: Broken | undefined;
}

/** Shows an error instead of a page that throws while rendering; the rest of the app keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { page: this.props.page, broken: undefined };

  static getDerivedStateFromProps({ page }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return page === state.page ? null : { page, broken: undefined };
  }

  static getDerivedStateFromError(cause: unknown): { readonly broken: Broken } {
    return { broken: { cause } };
  }

  override componentDidCatch(cause: unknown): void {
    logError('The page could not be drawn', cause);
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken === undefined ? this.props.children : this.props.fallback(broken.cause);
  }
}
