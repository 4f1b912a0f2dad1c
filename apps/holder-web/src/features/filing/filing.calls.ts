import { type FilingDetail, filingApi, type FilingContent, galleryApi, type UploadedFile } from '@ipw/domain';
import { api } from '../../app/api';
import { idsOf } from '../../app/ids-of';
import { useIpId } from '../../app/member';
import { queries } from '../../app/queries';
import { useApi } from '../../app/use-api';
import { useGrantedClaim } from '../../app/use-granted-claim';

const FRESH = { staleTime: 0 };
const PAGE = 10;
/** Gallery pictures offered at once. */
export const OFFERED = 12;

/** The form's values: text as typed, files as uploaded. */
export type FilingValues = {
  [K in Exclude<keyof FilingContent, 'ip_id' | 'pictures' | 'documents'>]-?: string;
} & {
  pictures: UploadedFile[];
  documents: UploadedFile[];
};

export const NO_FILING: FilingValues = {
  title: '',
  work_kind: '',
  description: '',
  completed_on: '',
  published_on: '',
  pictures: [],
  author_name: '',
  holder_kind: 'self',
  holder_name: '',
  holder_number: '',
  documents: [],
};

export const valuesOf = (filing: FilingDetail): FilingValues => ({
  title: filing.title ?? '',
  work_kind: filing.work_kind ?? '',
  description: filing.description ?? '',
  completed_on: filing.completed_on ?? '',
  published_on: filing.published_on ?? '',
  pictures: filing.pictures,
  author_name: filing.author_name ?? '',
  holder_kind: filing.holder_kind ?? '',
  holder_name: filing.holder_name ?? '',
  holder_number: filing.holder_number ?? '',
  documents: filing.documents,
});

/** The values as the call takes them; what belongs to another right holder is left out for the member. */
export const toPayload = ({ pictures, documents, ...texts }: FilingValues) => ({
  ...texts,
  ...(texts.holder_kind === 'self' && { holder_name: '', holder_number: '' }),
  pictures: idsOf(pictures),
  documents: texts.holder_kind === 'self' ? [] : idsOf(documents),
});

export const useOffer = () => useApi(filingApi.offer, {}, FRESH);
export const useFilings = (page: number) => useApi(filingApi.list, { page, page_size: PAGE }, FRESH);
export const useFiling = (filing_id: string) =>
  useApi(filingApi.detail, { filing_id }, { ...FRESH, enabled: filing_id !== '' });

/** Pictures of the gallery of the current IP. */
export const useGallery = (page: number) =>
  useApi(galleryApi.imageList, { ip_id: useIpId(), page, page_size: OFFERED }, { staleTime: 60_000 });

/** Papers of the entity that the member's own claim of the current IP was proven with. */
export const useClaimedPapers = (): UploadedFile[] => useGrantedClaim()?.entity_documents ?? [];

/** Opens the certificate of the centre in a tab of its own. */
export async function openCertificate(filing_id: string): Promise<void> {
  const { file_path } = await api(filingApi.certificate, { filing_id });
  window.open(file_path, '_blank', 'noopener');
}

/** After a change: reloads the filings and the offer. */
export const filingsChanged = (): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('filing/') });
