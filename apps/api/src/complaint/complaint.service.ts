import { Injectable } from '@nestjs/common';
import {
  type complaintApi,
  complaintMachine,
  type ComplaintRow,
  type ComplaintState,
  type Input,
  type Page,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { FileService } from '../core/files/file.service';
import { FileUseService } from '../core/files/file-use.service';
import type { MemberCaller } from '../core/http/context';
import { pageOf } from '../core/http/page';
import { FieldCipher } from '../core/security/field-cipher';
import { TransitionService } from '../core/transition/transition.service';
import type { ComplaintEntity } from './complaint.entity';
import { complaintContext, filesOf, holdersComplaint } from './complaint.view';

const FILES = { answer_images: 'rights_proof' } as const;

/** Complaints against an IP, for those who run it: read and answer. */
@Injectable()
export class ComplaintService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly cipher: FieldCipher,
    private readonly transitions: TransitionService,
    private readonly uses: FileUseService,
  ) {}

  async list(
    me: MemberCaller,
    { ip_id, ...paging }: Input<typeof complaintApi.list>,
  ): Promise<Page<ComplaintRow>> {
    const plan = { from: 'complaint t', by: 'created_at', where: 't.ip_id = ?', params: [ip_id] } as const;
    const { list, ...page } = await pageOf<ComplaintEntity, ComplaintEntity>(
      this.db,
      { ...plan, params: [...plan.params] },
      paging,
      (row) => row,
    );
    return {
      ...page,
      list: await Promise.all(list.map((row) => holdersComplaint(row, this.cipher, this.files, me))),
    };
  }

  answer(
    me: MemberCaller,
    { ip_id, complaint_id, version, answer, answer_images }: Input<typeof complaintApi.answer>,
  ) {
    return this.transitions.apply<ComplaintState, 'answer', ComplaintEntity>({
      machine: complaintMachine,
      table: 'complaint',
      id: complaint_id,
      action: 'answer',
      actor: me,
      where: { ip_id },
      version,
      set: {
        answer: this.cipher.seal(complaintContext(complaint_id, 'answer'), answer),
        answer_images: JSON.stringify(answer_images),
        answered_at: new Date(),
      },
      // The IP uses them, so they stay when their sender leaves it. Those of an earlier answer are released, whoever sent them.
      effect: async (sql, row) => {
        await this.uses.attach(sql, me.id, ip_id, { answer_images }, FILES, []);
        await this.uses.replace(sql, { id: complaint_id, ipId: ip_id }, 'live', { answer_images }, FILES);
        // Answers of earlier releases have no recorded uses.
        await this.files.release(
          sql,
          filesOf(row).answer.filter((one) => !answer_images.includes(one)),
        );
      },
    });
  }
}
