import { useQuery } from '@tanstack/react-query';
import { send } from '../http/call-api';

interface Consultant {
  id: string;
  name: string;
}

/** Consultants whose members can be the audience. */
export function useConsultants(): Consultant[] {
  const { data } = useQuery({
    queryKey: ['consultants'],
    queryFn: async () => {
      const { json } = await send('/api/member/consultants?longcontent=1');
      const { data: list } = json as { data: { consultant_id: string; name: string }[] };
      return list.map(({ consultant_id, name }) => ({ id: consultant_id, name }));
    },
  });
  return data ?? [];
}
