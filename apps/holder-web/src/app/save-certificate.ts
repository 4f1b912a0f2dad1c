import { saveFile } from './save-file';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Downloads a certificate as a call answers it. */
export const saveCertificate = ({ file_name, pdf }: { file_name: string; pdf: string }): void =>
  saveFile([bytesOf(pdf)], 'application/pdf', file_name);
