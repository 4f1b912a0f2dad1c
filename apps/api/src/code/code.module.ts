import { Module } from '@nestjs/common';
import { LabelContactModule } from './contact/contact.module';
import { AlertModule } from './alert/alert.module';
import { BatchModule } from './batch/batch.module';
import { EngineModule } from './engine/engine.module';
import { CodeExportModule } from './export/export.module';
import { GoodsModule } from './goods/goods.module';
import { IssueModule } from './issue/issue.module';
import { KeysModule } from './keys/keys.module';
import { OrderModule } from './order/order.module';
import { ScanPageModule } from './page/page.module';
import { PaymentModule } from './payment/payment.module';
import { CodePersonalDataModule } from './personal-data/personal-data.module';
import { PriceModule } from './price/price.module';
import { PrintModule } from './print/print.module';
import { CodeReportModule } from './report/report.module';
import { ScanModule } from './scan/scan.module';
import { VerifyModule } from './verify/verify.module';

/** Codes of labels; each folder here is a Nest module. */
@Module({
  imports: [
    LabelContactModule,
    AlertModule,
    BatchModule,
    EngineModule,
    CodeExportModule,
    GoodsModule,
    IssueModule,
    KeysModule,
    OrderModule,
    ScanPageModule,
    PaymentModule,
    CodePersonalDataModule,
    PriceModule,
    PrintModule,
    CodeReportModule,
    ScanModule,
    VerifyModule,
  ],
})
export class CodeModule {}
