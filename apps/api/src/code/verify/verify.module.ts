import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module';
import { VerifierService } from './verifier.service';

@Module({ imports: [EngineModule], providers: [VerifierService], exports: [VerifierService] })
export class VerifyModule {}
