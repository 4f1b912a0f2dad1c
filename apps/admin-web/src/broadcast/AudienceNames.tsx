import type { BroadcastRecord } from '@ipw/domain';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';

/** The audience of a broadcast; chosen members by name. */
export function AudienceNames({ message }: { message: BroadcastRecord }) {
  const t = useT();
  const { number } = useFormats();
  const { audience, consultant_name, member_ids } = message;
  const more = consultant_name ?? (member_ids.length > 0 ? number(member_ids.length) : null);
  return (
    <>
      {t(keyOf('audience', audience))}
      {more && ` · ${more}`}
    </>
  );
}
