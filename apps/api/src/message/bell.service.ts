import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RedisService } from '../core/redis/redis.service';

const CHANNEL = 'bell';
/** In place of a member: a broadcast concerns many. */
export const EVERYBODY = '*';

/** Tells all processes, over Redis, that the unread count of a member may have changed. Without Redis they find out by polling. */
@Injectable()
export class BellService implements OnModuleInit {
  private heard: (memberId: string) => void = () => undefined;

  constructor(private readonly redis: RedisService) {}

  onModuleInit(): void {
    this.redis.subscribe(CHANNEL, (memberId) => this.heard(memberId));
  }

  /** Whether rings of all processes arrive. */
  get isLive(): boolean {
    return this.redis.isListening;
  }

  /** After the commit of what it tells. */
  ring(memberId: string): void {
    this.redis.publish(CHANNEL, memberId);
  }

  onRing(heard: (memberId: string) => void): void {
    this.heard = heard;
  }
}
