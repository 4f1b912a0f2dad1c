import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db } from '../core/db/db';
import { JobService } from '../core/jobs/job.service';
import { PersonalDataRegistry } from '../core/personal-data/personal-data';

const DAY_MS = 86_400_000;

/** Deletes data at the end of the retention period that the privacy policy states. */
@Injectable()
export class RetentionService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly personalData: PersonalDataRegistry,
  ) {}

  onModuleInit(): void {
    this.jobs.every(DAY_MS / 4, 'retention', () => this.personalData.expire(this.db));
  }
}
