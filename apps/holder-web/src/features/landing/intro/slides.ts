import fox from '../../../art/fox.webp';
import lion from '../../../art/lion.webp';
import moon from '../../../art/moon.webp';
import owl from '../../../art/owl.webp';

/** The slides of the introduction. The first and the last have a QR code. */
export const SLIDES = [
  { key: 'intro.1', picture: fox, qr: true },
  { key: 'intro.2', picture: lion, qr: false },
  { key: 'intro.3', picture: owl, qr: false },
  { key: 'intro.4', picture: moon, qr: true },
] as const;
