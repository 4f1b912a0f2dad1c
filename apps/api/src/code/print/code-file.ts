import type { CodeCipher } from '../engine';
import { type CodeFileSpec, Codes } from './codes';
import { csvFile } from './csv-file';
import { pdfFile } from './pdf-file';
import type { Section } from './sections';

/** The sections of a specification's file. The cipher is needed only to make bytes. */
export function codeFile(spec: CodeFileSpec, cipher: CodeCipher): Section[] {
  const codes = new Codes(spec, cipher);
  return spec.format === 'csv' ? csvFile(spec, codes) : pdfFile(spec, codes);
}
