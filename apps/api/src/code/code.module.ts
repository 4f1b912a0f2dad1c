import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../core/config';
import { KEYS, type Keys, watchedCodeKeys } from '../core/keys';
import { MessageModule } from '../message/message.module';
import { AlertAdminController } from './alert/alert.admin.controller';
import { AlertController } from './alert/alert.controller';
import { AlertTaskSource } from './alert/alert.task-source';
import { AlertRaiseService } from './alert/alert-raise.service';
import { AlertWatchService } from './alert/alert-watch.service';
import { AlertService } from './alert/alert.service';
import { CodeArchiveService } from './code-archive.service';
import { CodePersonalData } from './code.personal-data';
import { CodeErasureService } from './code-erasure.service';
import { CodeController } from './code.controller';
import { CodeCipher } from './engine/code-cipher';
import { LabelContactService } from './label-contact.service';
import { CodeExportService } from './export/code-export.service';
import { DownloadLinkService } from './export/download-link.service';
import { DownloadService } from './export/download.service';
import { CodeExportController } from './export/export.controller';
import { FileThreadService } from './export/file-thread.service';
import { RunningDownloadService } from './export/running-download.service';
import { GoodsAdminController } from './goods/goods.admin.controller';
import { GoodsService } from './goods/goods.service';
import { CodeKeyAdminController } from './keys/code-key.admin.controller';
import { CodeKeyService } from './keys/code-key.service';
import { LicenseeAdminController } from './goods/licensee.admin.controller';
import { LicenseeService } from './goods/licensee.service';
import { BatchAdminController } from './issue/batch.admin.controller';
import { BatchNumberService } from './issue/batch-number.service';
import { BatchService } from './issue/batch.service';
import { IssueService } from './issue/issue.service';
import { CodeRequestAdminController } from './issue/request.admin.controller';
import { CodeRequestService } from './issue/code-request.service';
import { InvoiceAdminController } from './order/invoice.admin.controller';
import { InvoiceService } from './order/invoice.service';
import { LabelOrderAdminController } from './order/order.admin.controller';
import { OrderTaskSource } from './order/order.task-source';
import { OrderReviewService } from './order/order-review.service';
import { OrderViews } from './order/order.view';
import { DesignService } from './order/design.service';
import { OrderService } from './order/order.service';
import { PaymentWatchService } from './order/payment-watch.service';
import { PaymentService } from './order/payment.service';
import { PriceAdminController } from './order/price.admin.controller';
import { PriceBookService } from './order/price-book.service';
import { PriceService } from './order/price.service';
import { RefundAdminController } from './order/refund.admin.controller';
import { RefundService } from './order/refund.service';
import { openWallet } from './order/open-wallet';
import { WALLET } from './order/wallet';
import { WalletController } from './order/wallet.controller';
import { WechatPageController } from './order/wechat-page.controller';
import { CodeReportAdminController } from './report/report.admin.controller';
import { CodeReportController } from './report/report.controller';
import { ReportTaskSource } from './report/report.task-source';
import { ReportIntakeService } from './report/report-intake.service';
import { ReportErasureService } from './report/report-erasure.service';
import { CodeReportService } from './report/code-report.service';
import { ScanPageController } from './scan/page/scan.page.controller';
import { ScanAdminController } from './scan/scan.admin.controller';
import { ScanLimitService } from './scan/scan-limit.service';
import { ScanLogService } from './scan/scan-log.service';
import { ScanRecordService } from './scan/scan-record.service';
import { ScanService } from './scan/scan.service';
import { VerifierService } from './scan/verifier.service';
import { AlertAdminService } from './alert/alert.admin.service';
import { CodeReportAdminService } from './report/report.admin.service';
import { BatchAdminService } from './issue/batch.admin.service';
import { CodeRequestAdminService } from './issue/request.admin.service';
import { PriceAdminService } from './order/price.admin.service';
import { RefundAdminService } from './order/refund.admin.service';
import { InvoiceAdminService } from './order/invoice.admin.service';
import { LabelOrderAdminService } from './order/order.admin.service';
import { GoodsAdminService } from './goods/goods.admin.service';
import { LicenseeAdminService } from './goods/licensee.admin.service';
import { ScanAdminService } from './scan/scan.admin.service';

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
    ScanAdminService,
    LicenseeAdminService,
    GoodsAdminService,
    LabelOrderAdminService,
    InvoiceAdminService,
    RefundAdminService,
    PriceAdminService,
    CodeRequestAdminService,
    BatchAdminService,
    CodeReportAdminService,
    AlertAdminService,
    AlertTaskSource,
    AlertRaiseService,
    AlertWatchService,
    AlertService,
    {
      provide: CodeCipher,
      inject: [KEYS, CONFIG],
      useFactory: (keys: Keys, { DATA_DIR }: Config) => new CodeCipher(keys.code, watchedCodeKeys(DATA_DIR)),
    },
    { provide: WALLET, inject: [CONFIG, KEYS], useFactory: openWallet },
    BatchNumberService,
    BatchService,
    CodeArchiveService,
    CodeErasureService,
    CodePersonalData,
    CodeKeyService,
    CodeExportService,
    CodeReportService,
    CodeRequestService,
    LabelContactService,
    DownloadLinkService,
    DownloadService,
    FileThreadService,
    GoodsService,
    InvoiceService,
    IssueService,
    LicenseeService,
    OrderTaskSource,
    OrderReviewService,
    OrderViews,
    DesignService,
    OrderService,
    PaymentWatchService,
    PaymentService,
    PriceBookService,
    PriceService,
    RefundService,
    RunningDownloadService,
    ReportTaskSource,
    ReportErasureService,
    ReportIntakeService,
    ScanLimitService,
    ScanLogService,
    ScanRecordService,
    ScanService,
    VerifierService,
  ],
})
export class CodeModule {}
