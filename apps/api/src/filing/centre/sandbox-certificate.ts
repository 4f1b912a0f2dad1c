/** A PDF of one page that says it is the sandbox's. Always the same bytes for the same work. */
export function sandboxCertificate(title: string, number: string): Buffer {
  const hex = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex');
  const line = `BT /F1 18 Tf 72 760 Td (Sandbox certificate ${number}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(line.length)} >>\nstream\n${line}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title <${hex(title)}> >>`,
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = pdf.length;
    pdf += `${String(at + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = pdf.length;
  const size = String(objects.length + 1);
  pdf += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  pdf += `trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${String(table)}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
