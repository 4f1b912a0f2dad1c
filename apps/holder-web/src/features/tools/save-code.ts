import { saveFile } from '../../app/save-file';

/** Downloads a QR code as SVG, which prints sharply at any size. */
export function saveCode(drawn: SVGElement, name: string): void {
  const copy = drawn.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.style.color = '#000';
  copy.style.background = '#fff';
  saveFile([new XMLSerializer().serializeToString(copy)], 'image/svg+xml', `${name}.svg`);
}
