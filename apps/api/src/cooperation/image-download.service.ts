import { Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  COOPERATING,
  IMAGE_REQUEST,
  IMAGES_GRANTED,
  type ImageLink,
  imageRequestMachine,
  ulid,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { sweep } from '../core/db/sweep';
import { DomainError, notFound } from '../core/errors/domain-error';
import { FileSessionService } from '../core/files/file-session.service';
import type { UploadedFileEntity } from '../core/files/uploaded-file.entity';
import { readCookie } from '../core/http/cookies';
import { JobService } from '../core/jobs/job.service';
import { LimitService } from '../core/limit/limit.service';
import { requestedRange, type ByteRange } from '../core/providers/byte-range';
import { hashToken, isToken, newToken } from '../core/security/token';
import { HistoryService, VISITOR } from '../core/transition/history.service';
import { BUYER_COOKIE, BuyerLinkService } from '../opportunity';
import { ImageCopyService } from './image-copy.service';
import type { ImageLinkEntity, ImageRequestEntity, ImageRequestItemEntity } from './image-request.entity';
import { demandUnattended } from './thread-round.service';

type Granted = Pick<ImageRequestEntity, 'marked' | 'ends_at'> &
  Pick<ImageRequestItemEntity, 'image_request_id' | 'file_id' | 'copy_no'> &
  Pick<UploadedFileEntity, 'mime' | 'file_name' | 'file_size' | 'width' | 'height'> & {
    coop_no: string;
    cooperation_id: string;
    link_number: number;
    phone_hash: string | null;
  };

/** How often a running download looks whether it may go on. */
const LOOK_MS = 500;
const HOUR_MS = 3_600_000;

/** A picture that may be downloaded at this moment: granted, not revoked, within its last day, its cooperation active. */
const GRANTED = `SELECT i.image_request_id, i.file_id, i.copy_no, q.marked, q.ends_at, u.mime, u.file_name, u.file_size, u.width,
    u.height, c.coop_no, c.id AS cooperation_id, c.link_number, c.phone_hash
  FROM image_request_item i JOIN image_request q ON q.id = i.image_request_id JOIN cooperation c ON c.id = q.cooperation_id
  JOIN uploaded_file u ON u.id = i.file_id
  WHERE i.image_request_id = ? AND i.file_id = ? AND i.granted_at IS NOT NULL AND i.revoked_at IS NULL AND q.state = ?
    AND q.ends_at > NOW(3) AND c.state = ?`;

interface Sent {
  stream: Readable;
  size: number;
  range: ByteRange | undefined;
  mime: string;
  file_name: string;
}

/** Links to granted pictures, each for one recipient and an hour; every download is recorded. */
@Injectable()
export class ImageDownloadService implements OnModuleInit {
  constructor(
    private readonly copies: ImageCopyService,
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly jobs: JobService,
    private readonly limits: LimitService,
    private readonly links: BuyerLinkService,
    private readonly sessions: FileSessionService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(HOUR_MS, 'sweep-image-links', () =>
      sweep(this.db, 'DELETE FROM image_link WHERE expires_at < NOW(3) - INTERVAL 1 DAY'),
    );
  }

  /** A link for the brand, or for the staff member who acts for it; of a marked picture the copy is made first. */
  async link(
    { id, state }: Pick<ImageRequestEntity, 'id' | 'state'>,
    imageId: string,
    staff_id: string | null,
  ): Promise<ImageLink> {
    if (state !== IMAGES_GRANTED)
      throw new DomainError('STATE', { machine: imageRequestMachine.name, state, allowed: [IMAGES_GRANTED] });
    const granted = await this.granted(id, imageId);
    if (!granted) throw notFound();
    if (staff_id) demandUnattended(granted);
    await this.limits.take('image_download', granted.cooperation_id);
    const bytes = await this.copies.prepare(this.copyOf(granted));
    const token = newToken();
    const expires_at = new Date(Math.min(Date.now() + IMAGE_REQUEST.linkMs, granted.ends_at.getTime()));
    await this.db.insert('image_link', {
      id: ulid(),
      image_request_id: id,
      file_id: imageId,
      token_hash: hashToken(token),
      staff_id,
      link_number: granted.link_number,
      expires_at,
    });
    return {
      address: `/api/files/images/${token}`,
      file_name: nameOf(granted),
      bytes,
      expires_at: expires_at.toISOString(),
    };
  }

  /** The bytes of a link for its recipient; another browser, an ended link or an ended grant is as good as no link. */
  async open(token: string, headers: IncomingHttpHeaders): Promise<Sent> {
    const link = isToken(token)
      ? await this.db.one<ImageLinkEntity>(
          'SELECT * FROM image_link WHERE token_hash = ? AND expires_at > NOW(3)',
          [hashToken(token)],
        )
      : undefined;
    const granted = link && (await this.granted(link.image_request_id, link.file_id));
    if (!link || !granted || !(await this.isRecipient(link, granted, headers))) throw notFound();
    await this.limits.take('image_download', granted.cooperation_id);
    const found = await this.copies.read(this.copyOf(granted), requestedRange(headers.range));
    const { start, end } = found.range ?? { start: 0, end: found.size - 1 };
    const download = await this.record(link, start);
    const stream = Readable.from(this.watched(found.stream, link, download, end - start + 1), {
      objectMode: false,
    });
    stream.once('close', () => found.stream.destroy());
    return { stream, size: found.size, range: found.range, mime: granted.mime, file_name: nameOf(granted) };
  }

  /** Passes bytes on while the grant and the link last; a download in the middle breaks off. */
  private async *watched(
    from: Readable,
    link: ImageLinkEntity,
    download: string,
    length: number,
  ): AsyncGenerator<Buffer> {
    let sent = 0;
    let looked = Date.now();
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        if (Date.now() - looked >= LOOK_MS) {
          looked = Date.now();
          if (
            looked >= link.expires_at.getTime() ||
            !(await this.granted(link.image_request_id, link.file_id))
          )
            throw new DomainError('NOT_FOUND');
        }
        yield chunk;
        sent += chunk.length;
      }
    } finally {
      await this.db.update(
        'image_download',
        { sent_bytes: sent, complete: sent === length ? 1 : 0 },
        { id: download },
      );
    }
  }

  private async record(
    { image_request_id, file_id, staff_id }: ImageLinkEntity,
    first_byte: number,
  ): Promise<string> {
    const id = ulid();
    await this.db.tx(async (sql) => {
      await sql.insert('image_download', { id, image_request_id, file_id, staff_id, first_byte });
      if (first_byte > 0) return;
      await this.history.write(sql, {
        subject: imageRequestMachine.name,
        subjectId: image_request_id,
        action: 'download',
        actor: staff_id ? { kind: 'staff', id: staff_id } : VISITOR,
        after: { file_id },
      });
    });
    return id;
  }

  private granted(requestId: string, fileId: string): Promise<Granted | undefined> {
    return this.db.one<Granted>(GRANTED, [requestId, fileId, IMAGES_GRANTED, COOPERATING]);
  }

  private copyOf({ image_request_id, copy_no, coop_no, marked, file_id, ...file }: Granted) {
    const isGranted = async () => (await this.granted(image_request_id, file_id)) !== undefined;
    return { image_request_id, copy_no, coop_no, marked, file: { id: file_id, ...file }, isGranted };
  }

  /** The brand's browser has proven its phone, and its own link is the current one; staff are signed in, and the brand has no contact. */
  private async isRecipient(
    { staff_id, link_number }: ImageLinkEntity,
    granted: Granted,
    headers: IncomingHttpHeaders,
  ): Promise<boolean> {
    if (staff_id) return granted.phone_hash === null && this.sessions.isSignedIn('staff', staff_id, headers);
    const proven = this.links.proven(readCookie(headers.cookie, BUYER_COOKIE));
    return proven !== undefined && proven === granted.phone_hash && link_number === granted.link_number;
  }
}

/** The file's own name may name people, so the copy has its numbers for a name. */
const nameOf = ({ coop_no, copy_no, mime }: Granted): string =>
  `${coop_no}-${copy_no}${mime === 'image/png' ? '.png' : '.jpg'}`;
