import {
  ERRORS,
  claimApi,
  codePointLength,
  disputeApi,
  isHanName,
  isLatinName,
  TEXT,
  type ClaimDetail,
  type ClaimKind,
  type ClaimRow,
  type IpDetail,
  type Page,
  type Request,
} from '@ipw/domain';
import { dropDraft } from '@ipw/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api, ApiError, type CallOptions } from '../../app/api';
import { refreshMember } from '../../app/member';
import { queries } from '../../app/queries';
import { memberHere } from '../../app/session';
import { typedIn } from '../../form/draft';
import { filesDraftKey, filesOf, NO_FILES, toPayload, type ClaimFiles } from './claim-files';

/** Errors the claim pages handle themselves. */
export const CLAIM_REFUSALS = ['REAL_NAME', 'ARTIST_IP', 'ALREADY_CLAIMED', 'NOT_FOUND'] as const;
export const CLAIM_REFUSAL_CODES: readonly number[] = CLAIM_REFUSALS.map((name) => ERRORS[name].code);

const byPage = {
  initialPageParam: 1,
  getNextPageParam: ({ page, page_size, total }: Pick<Page<unknown>, 'page' | 'page_size' | 'total'>) =>
    page * page_size < total ? page + 1 : undefined,
  staleTime: 0,
};

/** My claims, newest first, loaded page by page. */
export const useClaims = () =>
  useInfiniteQuery({
    ...byPage,
    queryKey: [claimApi.list.path, 'mine'],
    queryFn: ({ pageParam, signal }) => api(claimApi.list, { page: pageParam }, { signal }),
  });

/** My objections, newest first, loaded page by page. */
export const useDisputes = () =>
  useInfiniteQuery({
    ...byPage,
    queryKey: [disputeApi.list.path, 'mine'],
    queryFn: ({ pageParam, signal }) => api(disputeApi.list, { page: pageParam }, { signal }),
  });

async function findRow(ipId: string): Promise<ClaimRow | undefined> {
  for (let page = 1; ; page += 1) {
    const { list, page_size, total } = await api(claimApi.list, { page, page_size: 100 });
    const row = list.find((one) => one.ip_id === ipId);
    if (row || page * page_size >= total) return row;
  }
}

let saves: Promise<unknown> = Promise.resolve();

/** Saves run one after the other and reads wait for them, so that the last change stays and is shown. */
export function saveClaim(input: Request<typeof claimApi.save>, options: CallOptions): Promise<ClaimDetail> {
  const whose = memberHere();
  const save = saves.then(() => {
    if (memberHere() !== whose) throw new Error('the member signed out while the call was running');
    return api(claimApi.save, input, options);
  });
  saves = save.catch(() => undefined);
  return save;
}

/** My claim of an IP; `start` creates a draft on the server when there is none. */
async function claimOf(ipId: string, start: boolean): Promise<ClaimDetail | null> {
  await saves;
  const row = await findRow(ipId);
  if (row) return api(claimApi.detail, { claim_id: row.claim_id });
  return start
    ? api(
        claimApi.save,
        { ip_id: ipId, proof_images: [], entity_documents: [] },
        { expect: CLAIM_REFUSAL_CODES, fields: ['ip_id'] },
      )
    : null;
}

export const useClaimOf = (ipId: string | null, { start = false } = {}) =>
  useQuery({
    queryKey: [claimApi.detail.path, 'of', ipId, start],
    queryFn: () => claimOf(ipId ?? '', start),
    enabled: !!ipId,
    staleTime: 0,
    gcTime: 0,
  });

/** One of my claims, by its id. */
export const useClaim = (claimId: string | null) =>
  useQuery({
    queryKey: [claimApi.detail.path, 'one', claimId],
    queryFn: async () => {
      await saves;
      return api(claimApi.detail, { claim_id: claimId ?? '' }, { expect: CLAIM_REFUSAL_CODES });
    },
    enabled: !!claimId,
    staleTime: 0,
    gcTime: 0,
  });

type StartedKind = Exclude<ClaimKind, 'normal'>;

/** The IP's own data as an artist's claim uses it. */
const faceOf = ({ ip_name, intro, image_id }: IpDetail) => ({
  cn_name: isHanName(ip_name) ? ip_name : undefined,
  en_name: !isHanName(ip_name) && isLatinName(ip_name) ? ip_name : undefined,
  intro: codePointLength(intro) <= TEXT.intro ? intro : undefined,
  avatar: image_id ?? undefined,
});

/** My claim of an IP as one of this kind. A claim begun as another kind keeps its proof. */
export async function startClaim(
  kind: StartedKind,
  ip: { ip_id: string } | { ip_name: string },
): Promise<ClaimDetail> {
  await saves;
  const row = 'ip_id' in ip ? await findRow(ip.ip_id) : undefined;
  const mine = row && (await api(claimApi.detail, { claim_id: row.claim_id }));
  if (mine && (mine.kind === kind || !mine.actions.includes('submit'))) return mine;
  const draftKey = 'ip_id' in ip ? filesDraftKey(ip.ip_id) : '';
  const files = {
    ...(mine ? filesOf(mine) : NO_FILES),
    ...typedIn<ClaimFiles>(draftKey),
  };
  const options = { expect: CLAIM_REFUSAL_CODES, fields: ['ip_id', 'avatar'] };
  const begin = (face: object) =>
    api(
      claimApi.save,
      { kind, ...ip, ...toPayload(files), ...face } as Request<typeof claimApi.save>,
      options,
    );
  const face = kind === 'artist' && mine ? faceOf(mine.ip) : {};
  const started = await begin(face).catch((error: unknown) => {
    // A picture that another member uploaded cannot be used in the claim.
    const foreign = error instanceof ApiError && error.problems.some(({ field }) => field === 'avatar');
    if (!foreign) throw error;
    return begin({ ...face, avatar: undefined });
  });
  dropDraft(draftKey);
  return started;
}

/** Begins a claim of the IP named in the address. */
export const useStartedClaim = (kind: StartedKind, ipId: string | null) =>
  useQuery({
    queryKey: [claimApi.save.path, kind, ipId],
    queryFn: () => startClaim(kind, { ip_id: ipId ?? '' }),
    enabled: !!ipId,
    staleTime: 0,
    gcTime: 0,
  });

/** Deletes this browser's copy of a deleted draft. */
export function forgetClaim({ kind, claim_id, ip_id }: Pick<ClaimRow, 'kind' | 'claim_id' | 'ip_id'>): void {
  dropDraft(kind === 'normal' ? filesDraftKey(ip_id) : `claim.${kind}.${claim_id}`);
}

/** After a change of a claim: reloads its lists, its details and the member's access. */
export async function claimsChanged(): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [claimApi.list.path] }),
    queries.invalidateQueries({ queryKey: [claimApi.detail.path] }),
    refreshMember(),
  ]);
}
