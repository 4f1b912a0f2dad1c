import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ShopModule } from '../shop';
import { ScanModule } from '../code';
import { CampaignModule } from '../campaign';
import { ComplaintModule } from '../complaint';
import { IpModule } from '../ip';
import { ExcludeOperatorsInterceptor } from './exclude-operators.interceptor';
import { CampaignPageController } from './campaign.controller';
import { ComplaintPageController } from './complaint.controller';
import { CountedLinkService } from './counted-link.service';
import { CountedController } from './counted.controller';
import { DirectoryController } from './directory.controller';
import { DirectoryService } from './directory.service';
import { FigureService } from './figure.service';
import { IpPageService } from './ip-page.service';
import { PreviewController } from './preview.controller';
import { PublicController } from './public.controller';
import { PublicIpService } from './public-ip.service';
import { PageErrorFilter } from './page-error.filter';
import { VisitsController } from './visits.controller';
import { VisitPersonalData } from './visit.personal-data';
import { VisitService } from './visit.service';

/** The public page of an IP (information, gallery, content items, shop), the directory of all IPs, and the count of visits. */
@Module({
  imports: [CampaignModule, ComplaintModule, IpModule, ScanModule, ShopModule],
  controllers: [
    CampaignPageController,
    ComplaintPageController,
    CountedController,
    DirectoryController,
    PreviewController,
    PublicController,
    VisitsController,
  ],
  providers: [
    CountedLinkService,
    DirectoryService,
    ExcludeOperatorsInterceptor,
    FigureService,
    IpPageService,
    PublicIpService,
    VisitPersonalData,
    PageErrorFilter,
    VisitService,
    { provide: APP_FILTER, useExisting: PageErrorFilter },
  ],
})
export class PublicModule {}
