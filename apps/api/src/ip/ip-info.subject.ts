import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ContentData, ipInfoSchema, isHanName, kindOf } from '@ipw/domain';
import { fromJson, type Row, type Sql } from '../core/db/db';
import { type ContentEntity, ContentSubject, SubjectRegistry } from '../core/reviewed-content/subject';
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

/** The name in the row has priority, because staff may have corrected it. */
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

/** The review subject of an IP's information; its live row is the IP. */
@Injectable()
export class IpInfoSubject extends ContentSubject implements OnModuleInit {
  override readonly schema = ipInfoSchema;
  override readonly isLive = '1';
  protected override readonly ipColumn = 'id';

  constructor(
    private readonly subjects: SubjectRegistry,
    private readonly lists: ReferenceListService,
  ) {
    super(kindOf('ipInfo'));
  }

  onModuleInit(): void {
    this.subjects.register(this);
  }

  override title(data: ContentData): string {
    return String(data.ip_name ?? data.cn_name ?? data.en_name ?? '');
  }

  override picture(data: ContentData): string | null {
    return (data.ip_image ?? data.avatar ?? null) as string | null;
  }

  protected override read(stored: ContentEntity): ContentData {
    const row = stored as unknown as IpEntity;
    return row.kind === 'artist' ? artistInfo(row) : normalInfo(row);
  }

  protected override isShown({ listed }: ContentEntity): boolean {
    return listed === 1;
  }

  protected override async write(sql: Sql, data: ContentData): Promise<Row> {
    const { kind, ...content } = data as Values;
    if (kind === 'artist') return artistColumns(content);
    // Staff may have merged tags since they were entered.
    const tags = await this.lists.tags(sql, data.kernels as number[], data.own_kernels as string[]);
    return {
      ...normalColumns(content),
      kernels: JSON.stringify(tags.kernels),
      own_kernels: JSON.stringify(tags.own_kernels),
    };
  }
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
