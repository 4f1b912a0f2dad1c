import {
  addWorkingDays,
  DUE_DAYS,
  imageRequestMachine,
  type ImageRequestState,
  shanghaiDay,
  ulid,
} from '@ipw/domain';
import { newCopyNumber } from '../../cooperation/image-mark';
import { ago, type Fixtures, plantLine } from './plant';

export interface ImageRequestSeed {
  cooperation_id: string;
  ip_id: string;
  member_id: string;
  series_id: string;
  series_name: string;
  images: readonly string[];
  /** How many of them were granted, the first ones. */
  granted?: number;
  /** Whether the granted ones were revoked. */
  revoked?: boolean;
  state?: ImageRequestState;
  marked?: 0 | 1;
  purpose?: string;
  used_in?: string;
  /** Days from now to the last day; negative when it is over. */
  lasts?: number;
  answer?: string;
  staff_id?: string;
  /** Complete downloads of each granted picture by the brand. */
  downloads?: number;
  created_at?: Date;
}

/** A request for pictures as the server writes it, without a reminder that is due. */
export async function plantImageRequest({ db, ...on }: Fixtures, seed: ImageRequestSeed): Promise<string> {
  const id = ulid();
  const { state = imageRequestMachine.initial, created_at = ago(1), granted = 0, lasts = 180 } = seed;
  const ends_at = ago(-lasts);
  const waits = state === imageRequestMachine.initial;
  await db.insert('image_request', {
    id,
    cooperation_id: seed.cooperation_id,
    ip_id: seed.ip_id,
    series_id: seed.series_id,
    series_name: seed.series_name,
    purpose: seed.purpose ?? '帆布袋主图印刷',
    used_in: seed.used_in ?? '中国大陆，线上与线下门店',
    until: shanghaiDay(ends_at),
    ends_at,
    state,
    staff_id: seed.staff_id ?? null,
    marked: seed.marked ?? 0,
    answer: seed.answer ?? null,
    answered_by: granted || seed.answer ? seed.member_id : null,
    answered_at: granted || seed.answer ? created_at : null,
    due_at: waits ? addWorkingDays(created_at, DUE_DAYS.image_answer) : null,
    remind_at: waits || state === 'granted' ? ends_at : null,
    created_at,
  });
  await db.insertAll(
    'image_request_item',
    seed.images.map((file_id, place) => ({
      image_request_id: id,
      file_id,
      place,
      copy_no: newCopyNumber(),
      granted_at: place < granted ? created_at : null,
      revoked_at: place < granted && seed.revoked ? ago(0, 2) : null,
    })),
  );
  await db.insertAll(
    'file_use',
    seed.images.map((file_id) => ({
      subject_id: id,
      place: 'live',
      field: 'images',
      file_id,
      ip_id: seed.ip_id,
      open: 0,
    })),
  );
  for (const file_id of seed.images.slice(0, granted))
    for (let time = 0; time < (seed.downloads ?? 0); time += 1)
      await db.insert('image_download', {
        id: ulid(),
        image_request_id: id,
        file_id,
        first_byte: 0,
        sent_bytes: 1,
        complete: 1,
        created_at,
      });
  await plantLine(
    { db, ...on },
    {
      subject: imageRequestMachine.name,
      subject_id: id,
      action: 'create',
      actor_type: 'visitor',
      to_state: imageRequestMachine.initial,
      created_at,
    },
  );
  return id;
}
