import { Component, type ReactNode } from 'react';
import { logError } from '../../lib/log.ts';

interface ErrorBoundaryProps {
  /** Which page it is: another one is shown again. */
  readonly page: string;
  readonly children: ReactNode;
  /** What is shown in place of a page that threw. */
  readonly fallback: (cause: unknown) => ReactNode;
}

interface Broken {
  readonly cause: unknown;
}

interface ErrorBoundaryState {
  /** The page that was shown last. */
  readonly page: string;
  readonly broken: Broken | undefined;
}

/** Shows an error in place of a page that throws while it renders; the rest of the app keeps working. */
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
