import type { LabelType } from '@ipw/domain';
import { useId } from 'react';

const MODULES = 21;
const FINDER = 7;

/** Whether a module of the drawn QR code is dark: three finders and a fixed pattern that encodes nothing. */
function isDark(x: number, y: number): boolean {
  const far = MODULES - FINDER;
  const inFinder = (left: number, top: number) => {
    const ring = Math.max(Math.abs(x - left - 3), Math.abs(y - top - 3));
    return ring <= 4 ? ring === 3 || ring <= 1 : undefined;
  };
  const finder = inFinder(0, 0) ?? inFinder(far, 0) ?? inFinder(0, far);
  return finder ?? ((x * 7 + y * 13 + x * y * 3) % 11) % 2 === 0;
}

const CODE = Array.from({ length: MODULES * MODULES }, (_, at) => [at % MODULES, Math.floor(at / MODULES)])
  .filter(([x, y]) => isDark(x!, y!))
  .map(([x, y]) => `M${String(x)} ${String(y)}h1v1h-1z`)
  .join('');

/** A drawing of a printed label, 25 × 15 mm: QR code, text, seal; the own type is iridescent. Decorative. */
export function LabelPicture({ type }: { type: LabelType }) {
  const shimmer = useId();
  const own = type === 'custom';
  return (
    <svg className="intro-label" viewBox="0 0 250 150" aria-hidden="true">
      {own && (
        <defs>
          <linearGradient id={shimmer} x1="0" y1="0" x2="1" y2="1">
            <stop className="intro-shine-1" offset="0" />
            <stop className="intro-shine-2" offset="0.35" />
            <stop className="intro-shine-3" offset="0.65" />
            <stop className="intro-shine-1" offset="1" />
          </linearGradient>
        </defs>
      )}
      <rect className="intro-edge" x="1" y="1" width="248" height="148" rx="10" />
      {own && (
        <>
          <rect x="8" y="8" width="234" height="134" rx="6" fill={`url(#${shimmer})`} />
          <path
            className="intro-waves"
            d="M8 52q29-18 58 0t58 0 58 0 60 0M8 76q29-18 58 0t58 0 58 0 60 0M8 100q29-18 58 0t58 0 58 0 60 0"
          />
        </>
      )}
      <rect className="intro-ground" x="16" y="21" width="108" height="108" rx="4" />
      <path className="intro-code" transform="translate(21 26) scale(4.667)" d={CODE} />
      <g className="intro-seal">
        <rect x="142" y="27" width="36" height="36" rx="5" />
        <path d="M151 36h18M160 36v18M152 45h16M150 54h20" />
      </g>
      <path className="intro-lines" d="M142 80h84M142 92h60" />
      <path className="intro-text" d="M142 112h14m6 0h14m6 0h14m6 0h14M142 122h14m6 0h14m6 0h22" />
    </svg>
  );
}
