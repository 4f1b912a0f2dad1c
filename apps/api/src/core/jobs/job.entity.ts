import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Text, Word } from '../db/columns';

/**
 * Work to be done after a commit. A row is written in the transaction that causes it, so nothing is sent for what
 * was rolled back and nothing committed goes unsent: this table is the outbox.
 */
@Entity('job')
@Index('job_lane', ['lane', 'state', 'run_at'])
@Index('job_due', ['state', 'run_at'])
export class JobEntity {
  @Id() id!: string;
  @Word() kind!: string;
  /** Jobs wait for jobs of their own lane alone (`lanes.ts`). */
  @Word({ default: 'quick' }) lane!: string;
  /** Encrypted: it holds phone numbers and codes. Emptied when done. */
  @Column({ type: 'blob', nullable: true }) payload!: Buffer | null;
  /** The recipient, masked; null for jobs without one. */
  @Text(120, { nullable: true }) recipient!: string | null;
  @Word({ default: 'queued' }) state!: 'queued' | 'done' | 'failed';
  @At() run_at!: Date;
  /** Until when the process that does it holds it. */
  @At({ nullable: true }) leased_until!: Date | null;
  /** Of no use after this moment. */
  @At({ nullable: true }) ends_at!: Date | null;
  /** Attempts that were begun. */
  @Int({ default: 0 }) attempts!: number;
  @Text(500, { nullable: true }) last_error!: string | null;
  @CreatedAt() created_at!: Date;
}
