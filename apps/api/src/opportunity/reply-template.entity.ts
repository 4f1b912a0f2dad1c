import { Entity, Index } from 'typeorm';
import { CreatedAt, Id, Ref, Text, Version } from '../core/db/columns';

/** Words for answers to sheets that the operators of an IP keep. */
@Entity('reply_template')
@Index('reply_template_ip', ['ip_id', 'template_name'])
export class ReplyTemplateEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  @Text(160) template_name!: string;
  @Text(2000) answer!: string;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
