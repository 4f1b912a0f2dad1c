import type { Member } from './fixtures';
import { at, paths } from './ways';

interface Thread {
  thread_id: string;
  state: string;
}

/** The holder's pages of cooperations: lists, one with threads in every state, and threads that wait for each side. */
export async function cooperationScreens(member: Member): Promise<Record<string, string>> {
  const { user } = await member.call<{ user: { use_ip_id: string } }>('member/info');
  const ip_id = user.use_ip_id;
  const { list } = await member.call<{ list: { cooperation_id: string; turns: object }[] }>(
    'tender/cooperationList',
    { ip_id, turn: 'holder' },
  );
  const threads = await member.call<{ list: Thread[] }>('tender/threadList', { ip_id });
  const thread = (state: string) => {
    const { thread_id } = threads.list.find((one) => one.state === state)!;
    return at(`${paths.threadDetail}?thread_id=${thread_id}`);
  };
  const asked = await member.call<{ list: { image_request_id: string; state: string }[] }>(
    'tender/imageRequestList',
    { ip_id },
  );
  const request = (state: string) => {
    const { image_request_id } = asked.list.find((one) => one.state === state)!;
    return at(`${paths.imageRequestDetail}?image_request_id=${image_request_id}`);
  };
  return {
    cooperations: at(paths.fastCoopProgress),
    cooperation: at(`${paths.cooperationDetail}?cooperation_id=${list[0]!.cooperation_id}`),
    'product drafts': at(paths.goodsDesignCheck),
    'material drafts': at(paths.materialDesignCheck),
    'requests for pictures': at(paths.imageUsageManagement),
    'request to answer': request('waiting'),
    'granted pictures': request('granted'),
    'draft to answer': thread('waiting'),
    'draft to confirm': thread('unconfirmed'),
    'sealed draft': thread('confirmed'),
  };
}

/** The console's pages of cooperations and threads. */
export async function cooperationDeskScreens(
  first: (resource: string) => Promise<string>,
  console: (path: string) => string,
): Promise<Record<string, string>> {
  const cooperation = await first('cooperations');
  return {
    'all cooperations': console('cooperations'),
    'one cooperation': console(`cooperations/${cooperation}/show`),
    'enter a contract': console('cooperations/create'),
    'requests for HD images': console('image-requests'),
    'one request for HD images': console(`image-requests/${await first('image-requests')}/show`),
    'HD images for a brand': console('image-requests/create'),
    drafts: console('threads'),
    'one draft': console(`threads/${await first('threads')}/show`),
    'draft for a brand': console('threads/create'),
  };
}
