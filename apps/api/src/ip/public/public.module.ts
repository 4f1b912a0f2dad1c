import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ShopModule } from '../../shop/shop.module';
import { IpModule } from '../ip.module';
import { AtWork } from './at-work.interceptor';
import { PublicController } from './public.controller';
import { PublicIps } from './public-ips';
import { VisitsController } from './visits.controller';
import { VisitCounter } from './visits.service';

/** What everybody sees of an IP: its information, its gallery, its stories and its shop in one page; and how often it is seen. */
@Module({
  imports: [IpModule, ShopModule],
  controllers: [PublicController, VisitsController],
  providers: [PublicIps, VisitCounter, { provide: APP_INTERCEPTOR, useClass: AtWork }],
})
export class PublicModule {}
