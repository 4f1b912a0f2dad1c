import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BroadcastModule } from './broadcast';
import { ClaimModule } from './claim';
import { CodeModule } from './code';
import { ClosureModule } from './closure';
import { ContentModule } from './content';
import { CONFIG, type Config } from './core/config';
import { CoreModule } from './core.module';
import { dataSourceOptions, openDatabase } from './core/install/data-source';
import { DashboardModule } from './dashboard';
import { ExportModule } from './export';
import { GalleryModule } from './gallery';
import { IpModule } from './ip';
import { PublicModule } from './public';
import { MemberModule } from './member';
import { MessageModule } from './message';
import { ReviewModule } from './review';
import { ShopModule } from './shop';
import { StoryModule } from './story';

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
