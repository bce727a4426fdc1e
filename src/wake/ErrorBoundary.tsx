import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** Replaces an island that cannot be rendered. docs/specification.md fixes its words. */
export default class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
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
