import type { Readable } from 'node:stream';
import * as z from 'zod';

/** A file of an order, sent before it. */
export interface OrderedFile {
  id: string;
  field: 'pictures' | 'documents';
  name: string;
  mime: string;
  size: number;
  sha256: string;
}

/** What the filing centre is asked to register. */
export interface FilingOrder {
  /** Our number of the filing: an order with a known number replaces what was ordered, and is registered once. */
  number: string;
  /** The same for the same content; another after a correction. */
  revision: string;
  title: string;
  work_kind: string;
  description: string | null;
  completed_on: string;
  published_on: string | null;
  author_name: string;
  holder: { kind: string; name: string; document_number: string };
  phone: { area_code: string; phone_number: string };
  files: OrderedFile[];
}

/** The centre's word for an order that it has and has not decided about. */
export const ACCEPTED = 'processing';

const text = z.string().min(1).max(1000);
/** Of which order it is said. */
const order = { number: text, revision: text };
/** What the centre says of an order, as an answer or in a notice. */
export const centreStatus = z.discriminatedUnion('status', [
  z.strictObject({ ...order, status: z.literal(ACCEPTED) }),
  z.strictObject({ ...order, status: z.enum(['correction', 'rejected']), reason: text }),
  // The applicant has an account there, under which the order must be confirmed.
  z.strictObject({
    ...order,
    status: z.literal('phone_registered'),
    login_url: z.url({ protocol: /^https$/ }),
  }),
  z.strictObject({
    ...order,
    status: z.literal('registered'),
    registration_number: z.string().min(1).max(30),
    registered_on: z.iso.date(),
    /** SHA-256 of the certificate, which is fetched by itself. */
    certificate: z.string().regex(/^[0-9a-f]{64}$/),
  }),
]);
export type CentreStatus = z.output<typeof centreStatus>;

/** The filing centre. All calls throw when it does not answer, or not with its signature. */
export interface FilingCentre {
  /** Orders a filing or its correction, with its files. */
  order(order: FilingOrder, open: (file: OrderedFile) => Promise<Readable>): Promise<CentreStatus>;
  /** The state of an order; null when the centre does not know it. */
  ask(number: string): Promise<CentreStatus | null>;
  /** The certificate of a registered order, which has this SHA-256. */
  certificate(number: string, sha256: string): Promise<Buffer>;
  /** The content of a notice; undefined when it is not the centre's. */
  read(body: string, header: (name: string) => string | undefined): CentreStatus | undefined;
}
export const FILING_CENTRE = Symbol('filing-centre');
