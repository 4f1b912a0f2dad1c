import { fromJson } from '../../core/db/db';
import { ago, type Fixtures } from './fixtures';
import { type ImageRequestSeed, plantImageRequest } from './plant-images';

type Demo = Omit<
  ImageRequestSeed,
  'cooperation_id' | 'ip_id' | 'member_id' | 'series_id' | 'series_name' | 'images'
>;

/** Requests for pictures in every state. */
const REQUESTS: readonly Demo[] = [
  { purpose: '四季帆布袋与挂历的印刷', used_in: '中国大陆，线上店铺与快闪店', created_at: ago(1) },
  {
    state: 'granted',
    granted: 1,
    marked: 1,
    downloads: 2,
    purpose: '礼盒主视觉',
    answer: '只授权第一张，其余图片正在更新。',
    created_at: ago(9),
  },
  { state: 'refused', purpose: '短视频片头', answer: '该系列暂不用于视频。', created_at: ago(12) },
  { state: 'withdrawn', purpose: '门店灯箱', created_at: ago(14) },
  {
    state: 'revoked',
    granted: 1,
    revoked: true,
    downloads: 1,
    purpose: '包装打样',
    answer: '主视觉已更换，请停止使用旧图。',
    created_at: ago(20),
  },
  { state: 'expired', granted: 1, downloads: 1, purpose: '中秋海报', lasts: -3, created_at: ago(60) },
];

/** Requests of the demo's first contract for an approved public series, and one of the contract that has ended. */
export async function plantImageRequests(
  on: Fixtures,
  { member_id, ip_id, active, over }: { member_id: string; ip_id: string; active: string; over: string },
): Promise<void> {
  const series = await on.db.one<{ id: string; series_name: string; images: string }>(
    `SELECT id, series_name, images FROM series WHERE ip_id = ? AND published_at IS NOT NULL AND visibility = 'public'
      AND shelf = 'listed' AND deleted_at IS NULL ORDER BY sort, id LIMIT 1`,
    [ip_id],
  );
  if (!series) throw new Error(`IP ${ip_id} of the demo has no public series`);
  const of = {
    ip_id,
    member_id,
    series_id: series.id,
    series_name: series.series_name,
    images: fromJson<string[]>(series.images),
  };
  for (const request of REQUESTS) await plantImageRequest(on, { ...of, ...request, cooperation_id: active });
  await plantImageRequest(on, {
    ...of,
    cooperation_id: over,
    state: 'ended',
    purpose: '月饼礼盒内页',
    created_at: ago(150),
  });
}
