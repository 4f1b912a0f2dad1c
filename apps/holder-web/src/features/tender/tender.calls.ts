import {
  type BoardSort,
  type BoardTab,
  campaignApi,
  questionApi,
  tenderApi,
  type TenderTab,
} from '@ipw/domain';
import { api } from '../../app/api';
import { useIpId } from '../../app/member';
import { useApi } from '../../app/use-api';
import { tendersChanged } from './tenders-changed';

const FRESH = { staleTime: 0 };
const PAGE = 12;

export interface BoardFilter {
  tab: BoardTab;
  sort: BoardSort;
  followed: boolean;
}

export const useBoard = (page: number, { tab, sort, followed }: BoardFilter) =>
  useApi(
    tenderApi.board,
    { ip_id: useIpId(), tab, sort, page, page_size: PAGE, ...(followed && { followed: 1 }) },
    FRESH,
  );

export const useTenders = (page: number, tab: TenderTab) =>
  useApi(tenderApi.list, { ip_id: useIpId(), tab, page, page_size: PAGE }, FRESH);

export const useTender = (tender_id: string) =>
  useApi(tenderApi.detail, { ip_id: useIpId(), tender_id }, FRESH);

export const useQuestions = (tender_id: string, page: number) =>
  useApi(questionApi.questionList, { ip_id: useIpId(), tender_id, page, page_size: PAGE }, FRESH);

type Follow = (ip_id: string, followed: 0 | 1) => Promise<unknown>;

export const followTender =
  (tender_id: string): Follow =>
  (ip_id, followed) =>
    api(tenderApi.follow, { ip_id, tender_id, followed }).finally(() => void tendersChanged());

export const followCampaign =
  (campaign_id: string): Follow =>
  (ip_id, followed) =>
    api(campaignApi.follow, { ip_id, campaign_id, followed }).finally(() => void tendersChanged());
