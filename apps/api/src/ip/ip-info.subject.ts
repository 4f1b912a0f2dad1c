import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ContentData, ipInfoContent, isHanName } from '@ipw/domain';
import { fromJson, type Sql } from '../core/db/db';
import { type Live, type Subject, SubjectRegistry } from '../core/review/subject';
import type { IpEntity } from './ip.entity';
import { dayOf } from './ip.view';
import { ReferenceListService } from './reference-list.service';

const list = (stored: string | null): unknown[] => (stored ? fromJson<unknown[]>(stored) : []);

function normalInfo(row: IpEntity): ContentData {
  return {
    kind: 'normal',
    ip_name: row.ip_name,
    ip_image: row.image_id,
    intro: row.intro,
    core_audience: row.core_audience || null,
    auth_field_id: row.auth_field_id,
    birth_time: dayOf(row.birth_time) || null,
    birth_area: row.birth_area,
    ip_origin: row.ip_origin,
    ip_types: list(row.ip_types),
    kernels: list(row.kernels),
    own_kernels: list(row.own_kernels),
  };
}

/** The name of the row counts: staff may have corrected it since. */
function artistInfo(row: IpEntity): ContentData {
  const artist = row.artist ? fromJson<Record<string, unknown>>(row.artist) : {};
  const { cn_name, en_name } = artist;
  const named =
    row.ip_name === (cn_name ?? en_name)
      ? { cn_name, en_name }
      : {
          [isHanName(row.ip_name) ? 'cn_name' : 'en_name']: row.ip_name,
        };
  return {
    ...artist,
    kind: 'artist',
    cn_name: null,
    en_name: null,
    ...named,
    avatar: row.image_id,
    intro: row.intro,
  };
}

export const liveInfo = (row: IpEntity): Live => ({
  ip_id: row.id,
  version: row.version,
  data: row.kind === 'artist' ? artistInfo(row) : normalInfo(row),
  shown: row.listed === 1,
});

/** What an IP says of itself. Its live row is the IP. */
@Injectable()
export class IpInfoSubject implements Subject, OnModuleInit {
  readonly content = ipInfoContent;
  readonly schema = ipInfoContent.schema;
  readonly table = 'ip';
  readonly open = ['ip_image', 'avatar', 'cover'];
  readonly live = liveInfo;

  constructor(
    private readonly subjects: SubjectRegistry,
    private readonly lists: ReferenceListService,
  ) {}

  onModuleInit(): void {
    this.subjects.register(this);
  }

  async find(sql: Sql, id: string, lock?: 'FOR UPDATE'): Promise<Live | undefined> {
    const row = await sql.one<IpEntity>(`SELECT * FROM ip WHERE id = ? ${lock ?? ''}`, [id]);
    return row && liveInfo(row);
  }

  all = (ipId: string) => ({ sql: 'SELECT id, 1 AS live FROM ip WHERE id = ?', params: [ipId] });

  async publish(sql: Sql, id: string, data: ContentData, version: number): Promise<void> {
    const { kind, ...content } = data as Values;
    const columns =
      kind === 'artist'
        ? artistColumns(content)
        : { ...normalColumns(content), ...(await this.tagColumns(sql, data)) };
    await sql.update('ip', { ...columns, version }, { id });
  }

  /** Staff may have merged tags since they were written. */
  private async tagColumns(sql: Sql, data: ContentData) {
    const tags = await this.lists.tags(sql, data.kernels as number[], data.own_kernels as string[]);
    return { kernels: JSON.stringify(tags.kernels), own_kernels: JSON.stringify(tags.own_kernels) };
  }

  title = (data: ContentData): string => String(data.ip_name ?? data.cn_name ?? data.en_name ?? '');
  picture = (data: ContentData): string | null => (data.ip_image ?? data.avatar ?? null) as string | null;
  link = (ipId: string): string => `/ipStore/ipInfoSetting?id=${ipId}`;
}

type Values = Record<string, never>;

const normalColumns = ({ ip_image, ip_types, kernels: _k, own_kernels: _o, ...plain }: Values) => ({
  ...plain,
  image_id: ip_image,
  ip_types: JSON.stringify(ip_types),
});

const artistColumns = ({ cn_name, en_name, avatar, intro, ...artist }: Values) => ({
  ip_name: cn_name ?? en_name,
  image_id: avatar,
  intro,
  artist: JSON.stringify({ cn_name, en_name, ...(artist as object) }),
});
