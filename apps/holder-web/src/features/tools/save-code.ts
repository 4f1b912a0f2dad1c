/** Hands a drawn QR code to the browser as a file: lines that print sharply at any size. */
export function saveCode(drawn: SVGElement, name: string): void {
  const copy = drawn.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.style.color = '#000';
  copy.style.background = '#fff';
  const file = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.svg`;
  link.click();
  // The browser has taken the file once the click is done.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
