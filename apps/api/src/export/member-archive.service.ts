import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { type ArchiveTable, CodeArchiveService } from '../code/code-archive.service';
import { FileService } from '../core/files/file.service';
import type { UploadedFileEntity } from '../core/files/uploaded-file.entity';
import { Db } from '../core/db/db';
import { translate } from '../core/i18n';
import { type Entry, json, jsonLines } from './archive';
import { MemberContentService } from './member-content.service';
import { MemberDataService } from './member-data.service';
import { allRows, exported } from './rows';

const EXTENSION: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
};
/** Files are named by their id, because original names can hold anything. */
const nameOf = ({ id, mime }: UploadedFileEntity) => `files/${id}.${EXTENSION[mime] ?? 'bin'}`;

/** The files of a member's archive. */
@Injectable()
export class MemberArchiveService {
  constructor(
    private readonly data: MemberDataService,
    private readonly content: MemberContentService,
    private readonly codes: CodeArchiveService,
    private readonly db: Db,
    private readonly files: FileService,
  ) {}

  async entries(memberId: string): Promise<Entry[]> {
    const { data, content, codes } = this;
    const table = <R extends { id: string }>({ sql, params, toRecord }: ArchiveTable<R>) =>
      jsonLines(exported(allRows<R>(this.db, sql, params), toRecord));
    const language = await data.language(memberId);
    const date = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const entries: Entry[] = [
      { name: 'README.txt', open: () => Readable.from([translate(language, 'export.readme', { date })]) },
      { name: 'profile.json', open: async () => json(await data.profile(memberId)) },
      { name: 'verification.json', open: async () => json(await data.verification(memberId)) },
      { name: 'claims.json', open: () => jsonLines(data.claims(memberId)) },
      { name: 'ips.json', open: () => jsonLines(data.ips(memberId)) },
      { name: 'series.json', open: () => jsonLines(content.series(memberId)) },
      { name: 'shop.json', open: () => jsonLines(content.shop(memberId)) },
      { name: 'pieces.json', open: () => jsonLines(content.pieces(memberId)) },
      { name: 'visits.json', open: () => jsonLines(content.visits(memberId)) },
      { name: 'edits.json', open: () => jsonLines(content.edits(memberId)) },
      { name: 'goods.json', open: () => table(codes.goods(memberId)) },
      { name: 'merchants.json', open: () => table(codes.merchants(memberId)) },
      { name: 'label_orders.json', open: () => table(codes.orders(memberId)) },
      { name: 'code_requests.json', open: () => table(codes.requests(memberId)) },
      { name: 'code_downloads.json', open: () => table(codes.exports(memberId)) },
      { name: 'code_reports.json', open: () => table(codes.reports(memberId)) },
      { name: 'code_alerts.json', open: () => table(codes.alerts(memberId)) },
      { name: 'messages.json', open: () => jsonLines(data.messages(memberId, language)) },
      { name: 'consents.json', open: () => jsonLines(data.consents(memberId)) },
      { name: 'sessions.json', open: () => jsonLines(data.sessions(memberId)) },
      { name: 'sign_ins.json', open: () => jsonLines(data.signIns(memberId)) },
      { name: 'files.json', open: () => jsonLines(exported(data.files(memberId), aboutFile)) },
    ];
    for await (const file of data.files(memberId))
      entries.push({ name: nameOf(file), stored: true, open: () => this.files.original(file.id) });
    return entries;
  }
}

const aboutFile = (file: UploadedFileEntity) => ({
  image_id: file.id,
  file: nameOf(file),
  file_name: file.file_name,
  usage: file.usage_name,
  file_size: file.file_size,
  sha256: file.sha256,
  created_at: file.created_at,
});
