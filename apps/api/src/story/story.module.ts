import { Module, type OnModuleInit } from '@nestjs/common';
import { STORIES } from '@ipw/domain';
import { pieceCalls } from '../core/review/piece-calls';
import { PieceSubject } from '../core/review/piece.subject';
import { SubjectRegistry } from '../core/review/subject';

const stories = Object.values(STORIES);

/** Business cases, milestones, moments, announcements. */
@Module({ controllers: stories.map(({ kind, api }) => pieceCalls(kind, api)) })
export class StoryModule implements OnModuleInit {
  constructor(private readonly subjects: SubjectRegistry) {}

  onModuleInit(): void {
    for (const { kind } of stories) this.subjects.register(new PieceSubject(kind));
  }
}
