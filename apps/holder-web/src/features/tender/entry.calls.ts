import {
  galleryApi,
  registrationApi,
  STORIES,
  type Registration,
  type RegistrationTab,
  type UploadedFile,
} from '@ipw/domain';
import { api } from '../../app/api';
import { idsOf } from '../../app/ids-of';
import { useIpId } from '../../app/member';
import { useApi } from '../../app/use-api';
import { tendersChanged } from './tenders-changed';

const FRESH = { staleTime: 0 };
const PAGE = 12;
/** Most choices offered at once. */
const MOST = 100;

/** The form's values; files as uploaded, choices by id. */
export interface EntryValues {
  tab: RegistrationTab;
  ip_intro: string;
  remark: string;
  series_id: string;
  case_id: string;
  attachments: UploadedFile[];
  case_images: UploadedFile[];
}

export const NO_ENTRY: Omit<EntryValues, 'tab'> = {
  ip_intro: '',
  remark: '',
  series_id: '',
  case_id: '',
  attachments: [],
  case_images: [],
};

export const valuesOf = ({ draft }: Registration): EntryValues => ({
  ...draft,
  series_id: draft.series_id ?? '',
  case_id: draft.case_id ?? '',
});

/** The values as the calls take them. */
export const toPayload = ({ attachments, case_images, ...rest }: EntryValues) => ({
  ...rest,
  attachments: idsOf(attachments),
  case_images: idsOf(case_images),
});

export const useEntry = (tender_id: string) =>
  useApi(registrationApi.registration, { ip_id: useIpId(), tender_id }, FRESH);

export const useBids = (call: 'myBids' | 'myAwards', page: number, enabled = true) =>
  useApi(registrationApi[call], { ip_id: useIpId(), page, page_size: PAGE }, { ...FRESH, enabled });

/** Something approved that an entry can choose. */
export interface Choice {
  id: string;
  name: string;
  picture: string | null;
}

export function useSeriesChoices() {
  const found = useApi(galleryApi.seriesList, { ip_id: useIpId(), page: 1, page_size: MOST }, FRESH);
  const choices: Choice[] | undefined = found.data?.list
    .filter(({ published_at }) => published_at !== null)
    .map(({ series_id, series_name, cover }) => ({
      id: series_id,
      name: series_name,
      picture: cover && (cover.thumb_path ?? cover.file_path),
    }));
  return { ...found, choices };
}

export function useCaseChoices() {
  const found = useApi(STORIES.case.api.list, { ip_id: useIpId(), page: 1, page_size: MOST }, FRESH);
  const choices: Choice[] | undefined = found.data?.list
    .filter(({ published_at }) => published_at !== null)
    .map(({ case_id, case_name, case_image }) => ({
      id: case_id,
      name: case_name ?? '',
      picture: case_image && (case_image.thumb_path ?? case_image.file_path),
    }));
  return { ...found, choices };
}

export const withdrawEntry = (ip_id: string, tender_id: string, version: number): Promise<unknown> =>
  api(registrationApi.registrationWithdraw, { ip_id, tender_id, version }).finally(
    () => void tendersChanged(),
  );

export const acknowledgeChanges = (ip_id: string, tender_id: string, number: number): Promise<unknown> =>
  api(registrationApi.acknowledge, { ip_id, tender_id, number }).finally(() => void tendersChanged());
