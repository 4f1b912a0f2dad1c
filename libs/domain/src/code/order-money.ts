import * as z from 'zod/mini';
import type { Fen } from '../core/money';
import { id, line, rule } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import type { InvoiceState, RefundState } from './code.machines';

export const PAYMENT_TYPES = ['wallet', 'bank'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** 15, 17, 18 or 20 digits and capitals: the lengths Chinese tax numbers have. */
const taxId = () =>
  z.pipe(
    line(20),
    z.string().check(rule('tax_id', (value) => /^([0-9A-Z]{15}|[0-9A-Z]{17,18}|[0-9A-Z]{20})$/.test(value))),
  );

/** To whom an invoice is made out, and where it is sent. */
export const invoiceFields = {
  company_name: line(100),
  tax_id_number: taxId(),
  email: z.pipe(
    line(120),
    z.string().check(rule('email', (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))),
  ),
};
export const invoiceRequestInput = z.strictObject({ ip_id: id(), order_id: id(), ...invoiceFields });

/** A refund: amount, method, reference. */
export interface RefundView {
  state: RefundState;
  amount_fen: Fen;
  due_at: string | null;
  method: PaymentType | null;
  /** The bank's or wallet's number of the refund. */
  reference: string | null;
  /** `YYYY-MM-DD`. */
  paid_back_on: string | null;
}

export interface InvoiceView {
  company_name: string;
  tax_id_number: string;
  email: string;
  amount_fen: Fen;
  state: InvoiceState;
  /** The number of the issued invoice. */
  invoice_number: string | null;
  /** The document of the issued invoice. */
  file: UploadedFile | null;
  requested_at: string;
  issued_at: string | null;
  due_at: string | null;
}
