import {
  type CertificateFact,
  type CertificateManifest,
  formatNumber,
  type Language,
  shanghaiSecond,
} from '@ipw/domain';
import { translate } from '../i18n';
import type { Jpeg } from '../pdf/document';
import { Page, PAPER, SEAL_RED, SOFT } from '../pdf/paper';
import { linesOf } from '../pdf/text-run';

export interface CertificateLook {
  manifest: CertificateManifest;
  language: Language;
  /** The key that signs. */
  key: string;
  /** Small pictures of the files by their SHA-256. */
  pictures: ReadonlyMap<string, Jpeg>;
}

const VALUES = PAPER.margin + 132;
const RIGHT = PAPER.width - PAPER.margin;
const BOTTOM = PAPER.height - 72;
const QR = 96;
const PICTURE = 72;
const LINE = 15;

/** The name under which pages show the picture of the n-th file. */
export const pictureName = (index: number): string => `File${String(index)}`;

/** Where a certificate is verified; empty on an installation without a public address. */
export const verifyAddress = ({ issuer, certificate_id }: CertificateManifest): string =>
  issuer && `${issuer}/verify/${certificate_id}`;

/** Writes a certificate from the top of the first page, and begins another where one is full. */
export class CertificatePages {
  readonly pages: Page[] = [new Page()];
  private y = PAPER.margin + 24;

  constructor(private readonly look: CertificateLook) {
    this.head();
    this.facts();
    this.files();
    this.how();
    this.feet();
  }

  private get page(): Page {
    return this.pages.at(-1)!;
  }

  private t(key: string, args?: Record<string, unknown>): string {
    return translate(this.look.language, key, args);
  }

  private time(at: string): string {
    return this.t('certificate.time', { time: shanghaiSecond(new Date(at)) });
  }

  /** Begins a page unless so many points are left. */
  private room(points: number): void {
    if (this.y + points <= BOTTOM) return;
    this.pages.push(new Page());
    this.y = PAPER.margin + 24;
  }

  private head(): void {
    const { manifest } = this.look;
    const address = verifyAddress(manifest);
    if (address) this.page.qr(address, RIGHT - QR, PAPER.margin - 16, QR);
    this.page.text(PAPER.margin, this.y, this.t(`certificate.title.${manifest.kind}`), { size: 22 });
    this.y += 22;
    this.page.text(PAPER.margin, this.y, `${this.t('certificate.number')}  ${manifest.certificate_id}`, {
      size: 9.5,
      colour: SOFT,
    });
    this.y = PAPER.margin + QR;
    this.page.rule(this.y, SEAL_RED, 1.4);
    this.y += 26;
  }

  private facts(): void {
    const { facts, issuer, issued_at } = this.look.manifest;
    for (const fact of facts) this.fact(this.t(`certificate.fact.${fact.name}`), this.valueOf(fact));
    this.fact(this.t('certificate.issued_at'), this.time(issued_at));
    if (issuer) this.fact(this.t('certificate.issuer'), issuer);
  }

  private valueOf({ name, value }: CertificateFact): string {
    if (name.endsWith('_at')) return this.time(value);
    return name.endsWith('_kind') ? this.t(`${name}.${value}`) : value;
  }

  private fact(label: string, value: string): void {
    const labels = linesOf(label, 9.5, VALUES - PAPER.margin - 12);
    const values = linesOf(value, 10.5, RIGHT - VALUES);
    const lines = Math.max(labels.length, values.length);
    this.room(lines * LINE + 6);
    for (const [n, text] of labels.entries())
      this.page.text(PAPER.margin, this.y + n * LINE, text, { size: 9.5, colour: SOFT });
    for (const [n, text] of values.entries()) this.page.text(VALUES, this.y + n * LINE, text, { size: 10.5 });
    this.y += lines * LINE + 6;
  }

  /** A title that stays with so many points below it. */
  private title(text: string, below: number): void {
    this.room(32 + below);
    this.y += 10;
    this.page.rule(this.y - 12);
    this.y += 8;
    this.page.text(PAPER.margin, this.y, text, { size: 13 });
    this.y += 14;
  }

  private files(): void {
    const { manifest, pictures, language } = this.look;
    if (manifest.files.length === 0) return;
    this.title(this.t('certificate.files'), PICTURE);
    for (const [index, file] of manifest.files.entries()) {
      this.room(PICTURE + 14);
      const small = pictures.get(file.sha256);
      const left = small ? PAPER.margin + PICTURE + 14 : PAPER.margin;
      if (small) this.page.picture(pictureName(index), small, PAPER.margin, this.y, PICTURE);
      const [name = ''] = linesOf(file.name, 10.5, RIGHT - left);
      this.page.text(left, this.y + 16, name, { size: 10.5 });
      const size = formatNumber(file.size, language);
      const uploaded = this.t('certificate.file', { size, time: this.time(file.uploaded_at) });
      this.page.text(left, this.y + 33, uploaded, { size: 9, colour: SOFT });
      this.page.text(left, this.y + 50, `SHA-256 ${file.sha256.slice(0, 32)}`, { size: 9, face: 'Code' });
      this.page.text(left, this.y + 63, `        ${file.sha256.slice(32)}`, { size: 9, face: 'Code' });
      this.y += (small ? PICTURE : 66) + 14;
    }
  }

  private how(): void {
    const { manifest, key } = this.look;
    const address = verifyAddress(manifest);
    const sentences = [
      ...(address
        ? [
            this.t('certificate.how_page', { address }),
            this.t('certificate.how_offline', { address: `${manifest.issuer}/api/certificate/keys` }),
          ]
        : []),
      this.t('certificate.how_key', { key }),
    ].flatMap((sentence) => linesOf(sentence, 9.5, RIGHT - PAPER.margin));
    this.title(this.t('certificate.how'), sentences.length * LINE);
    this.y += 4;
    for (const line of sentences) {
      this.page.text(PAPER.margin, this.y, line, { size: 9.5 });
      this.y += LINE;
    }
  }

  private feet(): void {
    for (const [index, page] of this.pages.entries()) {
      const text = this.t('certificate.page', {
        number: this.look.manifest.certificate_id,
        page: String(index + 1),
        pages: String(this.pages.length),
      });
      page.text(PAPER.margin, PAPER.height - 40, text, { size: 8, colour: SOFT });
    }
  }
}
