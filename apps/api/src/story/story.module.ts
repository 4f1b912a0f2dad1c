import { Module } from '@nestjs/common';
import { STORY_NAMES, storyApi } from '@ipw/domain';
import { contentItemController } from '../core/reviewed-content/content-item.controller';

/** Cases, milestones, moments, announcements: all kinds of which an IP has several items. */
@Module({ controllers: STORY_NAMES.map((name) => contentItemController(name, storyApi[name])) })
export class StoryModule {}
