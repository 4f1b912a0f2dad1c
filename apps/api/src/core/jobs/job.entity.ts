import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Text, Word } from '../db/columns';

/**
 * Work to do after a commit. The row is inserted in the transaction that causes it (an outbox table): nothing is sent for a
 * rolled-back change, and nothing committed is left unsent.
 */
@Entity('job')
@Index('job_lane', ['lane', 'state', 'run_at'])
@Index('job_due', ['state', 'run_at'])
@Index('job_created', ['created_at', 'id'])
export class JobEntity {
  @Id() id!: string;
  @Word() kind!: string;
  /** Lane: jobs wait only for jobs of the same lane (`lanes.ts`). */
  @Word({ default: 'quick' }) lane!: string;
  /** Encrypted, because it contains phone numbers and codes. Cleared when done. */
  @Column({ type: 'blob', nullable: true }) payload!: Buffer | null;
  /** The recipient, masked; null for jobs without one. */
  @Text(120, { nullable: true }) recipient!: string | null;
  @Word({ default: 'queued' }) state!: 'queued' | 'done' | 'failed';
  @At() run_at!: Date;
  /** Until when a process holds the job. */
  @At({ nullable: true }) leased_until!: Date | null;
  /** The job is useless after this time. */
  @At({ nullable: true }) ends_at!: Date | null;
  /** Number of attempts begun. */
  @Int({ default: 0 }) attempts!: number;
  @Text(500, { nullable: true }) last_error!: string | null;
  @CreatedAt() created_at!: Date;
}
