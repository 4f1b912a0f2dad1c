import { Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from './core/config';
import { CoreModule } from './core.module';
import { dataSourceOptions, openDatabase } from './core/install/data-source';

/** Every feature: the folders with a module of their name. */
const FEATURES = Object.values(
  import.meta.glob<Record<string, Type>>('./*/*.module.ts', { eager: true }),
).flatMap((exports) => Object.values(exports));

@Module({
  imports: [
    CoreModule,
    ...FEATURES,
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
  ],
})
export class AppModule {}
