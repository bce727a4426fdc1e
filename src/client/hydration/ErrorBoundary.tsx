import { Component, type ComponentType, type ReactNode } from 'react';

/** Replaces an island that cannot be rendered. docs/specification.md fixes its words. */
class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="alert" className="bg-paper text-ink border border-rule p-4">
        <strong>Application Error.</strong> Sorry, there was an error loading the application. Please refresh the page
        or contact support.
      </p>
    );
  }
}

/** The island inside an error boundary. Every island is exported through this. */
export function withErrorBoundary<Props extends object>(Island: ComponentType<Props>) {
  return (props: Props): ReactNode => (
    <ErrorBoundary>
      <Island {...props} />
    </ErrorBoundary>
  );
}
