import { Button, ErrorState } from '@ipw/ui';
import { Component, type ReactNode } from 'react';
import { translate } from '../i18n/catalogue';

interface Props {
  /** A changed key, e.g. another route, resets the error. */
  place: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  place: string;
}

/** The error boundary of a page: the frame stays when a page cannot be loaded or rendered, and another route starts again. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { failed: false, place };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        message={translate('page.failed')}
        action={
          <Button look="primary" onClick={() => location.reload()}>
            {translate('page.reload')}
          </Button>
        }
      />
    );
  }
}
