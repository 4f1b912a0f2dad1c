import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../core/config';
import { KEYS, type Keys, watchedCodeKeys } from '../core/keys';
import { MessageModule } from '../message/message.module';
import { AlertAdminController } from './alert/alert.admin.controller';
import { AlertController } from './alert/alert.controller';
import { AlertCourt } from './alert/alert.court';
import { AlertRaise } from './alert/alert-raise.service';
import { AlertWatch } from './alert/alert-watch';
import { Alerts } from './alert/alerts.service';
import { CodeArchive } from './code-archive.service';
import { CodeErasure } from './code-erasure.service';
import { CodeController } from './code.controller';
import { CodeCipher } from './engine/code-cipher';
import { Contacts } from './contacts';
import { CodeExports } from './export/code-exports.service';
import { DownloadLinks } from './export/download-links.service';
import { Downloads } from './export/downloads.service';
import { CodeExportController } from './export/export.controller';
import { FileThread } from './export/file-thread';
import { RunningDownloads } from './export/running-downloads';
import { GoodsAdminController } from './goods/goods.admin.controller';
import { Goods } from './goods/goods.service';
import { CodeKeyAdminController } from './keys/code-key.admin.controller';
import { CodeKeys } from './keys/code-keys';
import { LicenseeAdminController } from './goods/licensee.admin.controller';
import { Licensees } from './goods/licensees.service';
import { BatchAdminController } from './issue/batch.admin.controller';
import { BatchNumbers } from './issue/batch-numbers';
import { Batches } from './issue/batches.service';
import { Issue } from './issue/issue.service';
import { CodeRequestAdminController } from './issue/request.admin.controller';
import { CodeRequests } from './issue/requests.service';
import { InvoiceAdminController } from './order/invoice.admin.controller';
import { Invoices } from './order/invoices.service';
import { LabelOrderAdminController } from './order/order.admin.controller';
import { OrderCourt } from './order/order.court';
import { OrderReview } from './order/order.review';
import { OrderViews } from './order/order.view';
import { Designs } from './order/designs.service';
import { Orders } from './order/orders.service';
import { PaymentWatch } from './order/payment-watch';
import { Payments } from './order/payments.service';
import { PriceAdminController } from './order/price.admin.controller';
import { PriceBook } from './order/price-book';
import { Prices } from './order/prices';
import { RefundAdminController } from './order/refund.admin.controller';
import { Refunds } from './order/refunds.service';
import { openWallet } from './order/open-wallet';
import { WALLET } from './order/wallet';
import { WalletController } from './order/wallet.controller';
import { WechatPageController } from './order/wechat-page.controller';
import { CodeReportAdminController } from './report/report.admin.controller';
import { CodeReportController } from './report/report.controller';
import { ReportCourt } from './report/report.court';
import { ReportIntake } from './report/report-intake.service';
import { ReportErasure } from './report/report-erasure.service';
import { CodeReports } from './report/reports.service';
import { ScanPageController } from './scan/page/scan.page.controller';
import { ScanAdminController } from './scan/scan.admin.controller';
import { ScanLimits } from './scan/scan-limits';
import { ScanLog } from './scan/scan-log';
import { ScanRecords } from './scan/scan-records.service';
import { Scans } from './scan/scans.service';
import { Verifier } from './scan/verifier';

@Module({
  imports: [MessageModule],
  controllers: [
    AlertAdminController,
    AlertController,
    CodeController,
    CodeKeyAdminController,
    CodeExportController,
    LabelOrderAdminController,
    BatchAdminController,
    CodeReportAdminController,
    CodeReportController,
    CodeRequestAdminController,
    GoodsAdminController,
    InvoiceAdminController,
    LicenseeAdminController,
    PriceAdminController,
    RefundAdminController,
    ScanAdminController,
    ScanPageController,
    WalletController,
    WechatPageController,
  ],
  providers: [
    AlertCourt,
    AlertRaise,
    AlertWatch,
    Alerts,
    {
      provide: CodeCipher,
      inject: [KEYS, CONFIG],
      useFactory: (keys: Keys, { DATA_DIR }: Config) => new CodeCipher(keys.code, watchedCodeKeys(DATA_DIR)),
    },
    { provide: WALLET, inject: [CONFIG, KEYS], useFactory: openWallet },
    BatchNumbers,
    Batches,
    CodeArchive,
    CodeErasure,
    CodeKeys,
    CodeExports,
    CodeReports,
    CodeRequests,
    Contacts,
    DownloadLinks,
    Downloads,
    FileThread,
    Goods,
    Invoices,
    Issue,
    Licensees,
    OrderCourt,
    OrderReview,
    OrderViews,
    Designs,
    Orders,
    PaymentWatch,
    Payments,
    PriceBook,
    Prices,
    Refunds,
    RunningDownloads,
    ReportCourt,
    ReportErasure,
    ReportIntake,
    ScanLimits,
    ScanLog,
    ScanRecords,
    Scans,
    Verifier,
  ],
  exports: [CodeArchive, CodeErasure],
})
export class CodeModule {}
