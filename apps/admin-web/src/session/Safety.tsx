import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What is shown instead once something beneath broke, e.g. a chunk that a new release has replaced. */
  instead: ReactNode;
}

/** The last net under the whole console. */
export class Safety extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
