import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ShopModule } from '../../shop/shop.module';
import { IpModule } from '../ip.module';
import { ExcludeOperatorsInterceptor } from './exclude-operators.interceptor';
import { PublicController } from './public.controller';
import { PublicIpService } from './public-ip.service';
import { VisitsController } from './visits.controller';
import { VisitService } from './visit.service';

/** What everybody sees of an IP: its information, its gallery, its stories and its shop in one page; and how often it is seen. */
@Module({
  imports: [IpModule, ShopModule],
  controllers: [PublicController, VisitsController],
  providers: [
    PublicIpService,
    VisitService,
    { provide: APP_INTERCEPTOR, useClass: ExcludeOperatorsInterceptor },
  ],
})
export class PublicModule {}
