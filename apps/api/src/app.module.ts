import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BroadcastModule } from './broadcast/broadcast.module';
import { ClaimModule } from './claim/claim.module';
import { CodeModule } from './code/code.module';
import { ClosureModule } from './closure/closure.module';
import { ContentModule } from './content/content.module';
import { CONFIG, type Config } from './core/config';
import { CoreModule } from './core/core.module';
import { dataSourceOptions, openDatabase } from './core/db/data-source';
import { DashboardModule } from './dashboard/dashboard.module';
import { ExportModule } from './export/export.module';
import { GalleryModule } from './gallery/gallery.module';
import { IpModule } from './ip/ip.module';
import { PublicModule } from './public/public.module';
import { MemberModule } from './member/member.module';
import { MessageModule } from './message/message.module';
import { ReviewModule } from './review/review.module';
import { ShopModule } from './shop/shop.module';
import { StoryModule } from './story/story.module';

@Module({
  imports: [
    CoreModule,
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        ...dataSourceOptions(config),
        retryAttempts: 0,
        manualInitialization: false,
        config,
      }),
      dataSourceFactory: (options) => openDatabase((options as unknown as { config: Config }).config),
    }),
    ContentModule,
    PublicModule,
    MessageModule,
    BroadcastModule,
    MemberModule,
    IpModule,
    ClaimModule,
    CodeModule,
    ClosureModule,
    DashboardModule,
    ExportModule,
    GalleryModule,
    ReviewModule,
    ShopModule,
    StoryModule,
  ],
})
export class AppModule {}
