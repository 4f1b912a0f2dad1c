import { galleryApi, ipApi, shanghaiDay, suggestedWorkKind } from '@ipw/domain';
import { useIpId, useMemberInfo } from '../../app/member';
import { useApi } from '../../app/use-api';
import type { FilingValues } from './filing.calls';

const RECENT = { staleTime: 60_000, wordless: true };

/**
 * What a new filing begins with: the name of the IP, the kind of work its information suggests, and the gallery picture with
 * the day it was uploaded, by which the work was completed. Undefined until it is known; what cannot be read is left out.
 */
export function useBeginning(isNew: boolean, imageId: string | null): Partial<FilingValues> | undefined {
  const ip_id = useIpId();
  const { ips } = useMemberInfo();
  const ip = useApi(ipApi.detail, { ip_id }, { ...RECENT, enabled: isNew && ip_id !== '' });
  const gallery = useApi(
    galleryApi.imageList,
    { ip_id, image_id: imageId ?? '' },
    { ...RECENT, enabled: isNew && imageId !== null },
  );
  // What the address named before is no answer, and once it names no picture none is waited for.
  const asked = [ip, ...(imageId === null ? [] : [gallery])];
  if (isNew && asked.some((one) => one.isLoading || one.isPlaceholderData)) return undefined;
  const kind = ip.data && suggestedWorkKind({ ...ip.data, ...ip.data.live });
  const picked = imageId === null ? undefined : gallery.data?.list[0];
  return {
    title: ips.find((one) => one.ip_id === ip_id)?.ip_name ?? '',
    ...(kind && { work_kind: kind }),
    ...(picked && {
      pictures: [picked.image],
      completed_on: shanghaiDay(new Date(picked.evidence.uploaded_at)),
    }),
  };
}
