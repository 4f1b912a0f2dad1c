import { Button, toast } from '@ipw/ui';
import { useState } from 'react';
import { useIpId } from '../../app/member';
import { useT } from '../../i18n/catalogue';

export interface FollowProps {
  title: string;
  followed: 0 | 1;
  follow: (ipId: string, next: 0 | 1) => Promise<unknown>;
}

/** Follows a project or a campaign, or no longer; the toast takes it back. */
export function FollowButton({ title, followed, follow }: FollowProps) {
  const t = useT();
  const ipId = useIpId();
  const [busy, setBusy] = useState(false);
  const set = async (next: 0 | 1, undo = true) => {
    setBusy(true);
    try {
      await follow(ipId, next);
      const said = t(next ? 'tender.follow.done' : 'tender.unfollow.done', { title });
      toast('good', said, undo ? () => void set(next ? 0 : 1, false) : undefined);
    } catch {
      // The call has shown its refusal.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button aria-pressed={followed === 1} busy={busy} onClick={() => void set(followed ? 0 : 1)}>
      {t(followed ? 'tender.unfollow' : 'tender.follow')}
    </Button>
  );
}
