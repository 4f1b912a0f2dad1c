import { Injectable } from '@nestjs/common';
import {
  type Language,
  type ReferenceRow,
  TENDER_SOUGHT,
  type TenderContent,
  type TenderSought,
} from '@ipw/domain';
import { ReferenceListService } from '../ip';

type Sought = Pick<TenderContent, TenderSought>;

/** Licensing fields, IP types and core tags of projects, by their present names. */
@Injectable()
export class TenderLabelService {
  constructor(private readonly references: ReferenceListService) {}

  async of(content: Sought, language: Language): Promise<Record<TenderSought, string[]>> {
    const words = await this.references.words(Object.values(TENDER_SOUGHT), language);
    return {
      field_ids: content.field_ids.map((id) => words('field', id)),
      ip_types: content.ip_types.map((id) => words('ip_type', id)),
      kernels: content.kernels.map((id) => words('kernel', id)),
    };
  }

  /** All of them, to choose from. */
  async choices(language: Language): Promise<Record<TenderSought, ReferenceRow[]>> {
    return {
      field_ids: await this.references.named('field', language),
      ip_types: await this.references.named('ip_type', language),
      kernels: await this.references.named('kernel', language),
    };
  }

  /** Refuses core tags that do not exist; staff add some, so the schema cannot know them. */
  async check({ kernels }: Sought): Promise<void> {
    await this.references.kernels(kernels);
  }
}
