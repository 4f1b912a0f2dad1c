import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../core/config';
import { KEYS, type Keys, watchedKeys } from '../../core/keys';
import { CodeCipher } from './code-cipher';

@Module({
  providers: [
    {
      provide: CodeCipher,
      inject: [KEYS, CONFIG],
      useFactory: (keys: Keys, { DATA_DIR }: Config) =>
        new CodeCipher(keys.code, watchedKeys(DATA_DIR, 'code')),
    },
  ],
  exports: [CodeCipher],
})
export class EngineModule {}
