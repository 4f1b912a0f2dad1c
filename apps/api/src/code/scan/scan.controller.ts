import { Controller, Inject, Req } from '@nestjs/common';
import { type Input, scanApi } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../core/config';
import { Call, Ctx, In } from '../../core/http/call';
import type { Context } from '../../core/http/context';
import { originOf } from '../../core/http/origin';
import { placeOf } from './place';
import { ScanRecordService } from './scan-record.service';
import { ScanService } from './scan.service';

@Controller()
export class ScanController {
  constructor(
    private readonly scans: ScanService,
    private readonly records: ScanRecordService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Call(scanApi.verify)
  verify(
    @In() { code }: Input<typeof scanApi.verify>,
    @Ctx() { address, userAgent }: Context,
    @Req() request: FastifyRequest,
  ) {
    const place = placeOf(request, this.config.SCAN_PLACE_HEADER);
    return this.scans.scan(code, { address, userAgent, place, checkedAt: null, mark: null });
  }

  @Call(scanApi.list)
  scanList(@In() input: Input<typeof scanApi.list>, @Ctx() { language }: Context) {
    return this.records.list(input, originOf(this.config), language);
  }

  @Call(scanApi.stats)
  scanStats(@In() input: Input<typeof scanApi.stats>, @Ctx() { language }: Context) {
    return this.records.stats(input, language);
  }
}
