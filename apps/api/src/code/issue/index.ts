export type { BatchEntity } from './batch.entity';
export { IssueService } from './issue.service';
export type { CodeRequestEntity } from './request.entity';
export { LABEL_COLUMNS, LABEL_FILTERS, LABEL_JOINS, LICENSEE_NAME } from './label-joins';
