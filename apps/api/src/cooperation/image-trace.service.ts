import { Inject, Injectable } from '@nestjs/common';
import {
  imageRequestMachine,
  type imageRequestApi,
  type Input,
  type Language,
  type TracedCopy,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound, validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { UploadedFileEntity } from '../core/files/uploaded-file.entity';
import { pictureLane } from '../core/files/work-lane';
import type { MemberCaller } from '../core/http/context';
import { KEYS, type Keys } from '../core/keys';
import { LimitService } from '../core/limit/limit.service';
import { HistoryService } from '../core/transition/history.service';
import { type CooperationEntity } from '../opportunity';
import { CooperationReadService, type Naming } from './cooperation-read.service';
import type { ImageRequestItemEntity } from './image-request.entity';
import { bestFit, darkeningOf, namedFrom, traceSecret } from './trace-mark';

type Trace = Input<(typeof imageRequestApi)['imageTrace']>;
type Granted = Pick<ImageRequestItemEntity, 'image_request_id' | 'copy_no'> &
  Pick<CooperationEntity, 'id' | 'coop_no' | 'buyer' | 'source' | 'origin'>;

/** Tells whose copy of a picture was found elsewhere. */
@Injectable()
export class ImageTraceService {
  constructor(
    private readonly cooperations: CooperationReadService,
    private readonly db: Db,
    private readonly files: FileService,
    private readonly history: HistoryService,
    private readonly limits: LimitService,
    @Inject(KEYS) private readonly keys: Keys,
  ) {}

  async trace(
    me: MemberCaller,
    { ip_id, image_request_id, image_id, found }: Trace,
    language: Language,
  ): Promise<{ copy: TracedCopy | null }> {
    const request = await this.db.one('SELECT id FROM image_request WHERE id = ? AND ip_id = ?', [
      image_request_id,
      ip_id,
    ]);
    if (!request) throw notFound();
    const own = await this.db.one<UploadedFileEntity>(
      "SELECT * FROM uploaded_file WHERE id = ? AND owner_id = ? AND usage_name = 'found_copy'",
      [found, me.id],
    );
    if (!own) throw validationError('found', 'file');
    const original = await this.db.one<UploadedFileEntity>(
      `SELECT u.* FROM image_request_item i JOIN uploaded_file u ON u.id = i.file_id
        WHERE i.image_request_id = ? AND i.file_id = ?`,
      [image_request_id, image_id],
    );
    if (!original) throw validationError('image_id', 'choice');
    await this.limits.take('image_trace', ip_id);
    // Revoked and ended copies count, too: they are out.
    const granted = await this.db.rows<Granted>(
      `SELECT i.image_request_id, i.copy_no, c.id, c.coop_no, c.buyer, c.source, c.origin FROM image_request_item i
        JOIN image_request q ON q.id = i.image_request_id JOIN cooperation c ON c.id = q.cooperation_id
        WHERE i.file_id = ? AND i.granted_at IS NOT NULL AND q.ip_id = ?`,
      [image_id, ip_id],
    );
    const size = { width: original.width!, height: original.height! };
    // Both are read, so the larger one says how long it takes.
    const bound = { width: Math.max(size.width, own.width!), height: Math.max(size.height, own.height!) };
    const best = await pictureLane(bound).run(me.id, async () =>
      bestFit(
        await darkeningOf(await this.files.original(image_id), await this.files.original(found), size),
        traceSecret(this.keys),
        granted.map(({ copy_no }) => copy_no),
      ),
    );
    const named =
      best && best.score >= namedFrom(granted.length)
        ? granted.find(({ copy_no }) => copy_no === best.copyNo)
        : undefined;
    await this.history.write(this.db, {
      subject: imageRequestMachine.name,
      subjectId: named?.image_request_id ?? image_request_id,
      action: 'trace',
      actor: me,
      after: { file_id: image_id, copy_no: named?.copy_no ?? null },
    });
    return { copy: named ? this.view(named, await this.cooperations.namingOf(me, ip_id, language)) : null };
  }

  private view({ image_request_id, copy_no, ...cooperation }: Granted, naming: Naming): TracedCopy {
    return {
      image_request_id,
      coop_no: cooperation.coop_no,
      brand_name: this.cooperations.brandFor(cooperation, naming),
      copy_no,
    };
  }
}
