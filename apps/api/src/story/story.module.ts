import { Module, type OnModuleInit } from '@nestjs/common';
import { STORIES } from '@ipw/domain';
import { contentItemController } from '../core/review/content-item.controller';
import { ContentItemSubject } from '../core/review/content-item.subject';
import { SubjectRegistry } from '../core/review/subject';

const stories = Object.values(STORIES);

/** Business cases, milestones, moments, announcements. */
@Module({ controllers: stories.map(({ kind, api }) => contentItemController(kind, api)) })
export class StoryModule implements OnModuleInit {
  constructor(private readonly subjects: SubjectRegistry) {}

  onModuleInit(): void {
    for (const { kind } of stories) this.subjects.register(new ContentItemSubject(kind));
  }
}
