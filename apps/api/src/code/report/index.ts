export { ReportErasureService } from './report-erasure.service';
export { ReportIntakeService } from './report-intake.service';
export type { CodeReportEntity } from './report.entity';
export { statementOf } from './report-contact';
