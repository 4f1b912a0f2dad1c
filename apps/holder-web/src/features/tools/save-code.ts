/** Downloads a QR code as SVG, which prints sharply at any size. */
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
  // The browser has started the download after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
