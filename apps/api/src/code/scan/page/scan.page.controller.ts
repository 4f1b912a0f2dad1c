import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { languageOf } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Open } from '../../../core/http/call';
import { isRobot } from '../../../core/http/agent';
import { queryOf } from '../../../core/http/body';
import { contextOf } from '../../../core/http/context';
import { KEYS, type Keys } from '../../../core/keys';
import { Scans } from '../scans.service';
import { CHECKED_COOKIE, CheckedCookie } from './checked-cookie';
import { scanPage } from './scan-page';

/** What a label's QR code opens. Every person's scan is stored before it is answered; robots look without counting. */
@Controller()
export class ScanPageController {
  private readonly checked: CheckedCookie;

  constructor(
    private readonly scans: Scans,
    @Inject(KEYS) keys: Keys,
  ) {
    this.checked = new CheckedCookie(keys.address);
  }

  @Open()
  @Get('s/:code')
  async page(@Param('code') code: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { address, userAgent } = contextOf(request);
    const query = queryOf(request);
    const language = languageOf(query.lang) ?? languageOf(request.headers['accept-language']) ?? 'zh-CN';
    const cookie = cookieOf(request);
    const checkedAt = this.checked.at(cookie, code);
    const scanner = { address, userAgent, place: placeOf(query.place), checkedAt };
    const facts = isRobot(userAgent)
      ? await this.scans.look(code, address)
      : await this.scans.scan(code, scanner);
    if (facts.goods && !isRobot(userAgent))
      void reply.header('set-cookie', this.checked.adding(cookie, code, new Date()));
    await reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-language', language)
      .header('vary', 'accept-language, cookie')
      .send(scanPage(code, facts, language));
  }
}

const cookieOf = (request: FastifyRequest): string | undefined =>
  request.headers.cookie
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${CHECKED_COOKIE}=`))
    ?.slice(CHECKED_COOKIE.length + 1);

/** A coarse place a printer put into the address, e.g. the shop's town: 60 characters at most. */
const placeOf = (place: string | undefined): string | null =>
  place?.normalize('NFC').trim().slice(0, 60) || null;
