import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Shown after an error in the children, e.g. when a new release has replaced a chunk. */
  instead: ReactNode;
}

/** The error boundary of the whole console. */
export class Safety extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
