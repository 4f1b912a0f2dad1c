import { Skeleton } from '@ipw/ui';

/** While the server identifies the member. */
export const Waiting = () => (
  <div className="app-page">
    <Skeleton lines={5} height={24} />
  </div>
);
