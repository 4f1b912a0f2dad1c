import type { memberApi, Output } from '@ipw/domain';
import { useQuery } from '@tanstack/react-query';
import { send } from '../http/call-api';

type Call = typeof memberApi.consultants;

/** A call of the data API; as a type it brings no schemas of members' calls into the console. */
const PATH: Call['path'] = 'member/consultants';

/** Consultants whose members can be the audience, as choices. */
export function useAudienceConsultants(): { id: string; name: string }[] {
  const { data } = useQuery({
    queryKey: ['consultants'],
    queryFn: async () => {
      const { json } = await send(`/api/${PATH}?longcontent=1`);
      const { data: list } = json as { data: Output<Call> };
      return list.map(({ consultant_id, name }) => ({ id: consultant_id, name }));
    },
  });
  return data ?? [];
}
