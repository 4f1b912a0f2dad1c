import { Button, ErrorState } from '@ipw/ui';
import { Component, type ReactNode } from 'react';
import { translate } from '../i18n/catalogue';

interface Props {
  /** Another key forgets the failure, e.g. another route. */
  place: string;
  children: ReactNode;
}

/** A page that cannot be loaded or drawn leaves the frame standing. */
export class Boundary extends Component<Props, { failedAt: string | null }> {
  override state = { failedAt: null };

  static getDerivedStateFromError(): null {
    return null;
  }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.place });
  }

  override render(): ReactNode {
    if (this.state.failedAt !== this.props.place) return this.props.children;
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
