const frame = {
  width: 16,
  height: 16,
  viewBox: '0 0 16 16',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  'aria-hidden': true,
} as const;

export const GripIcon = () => (
  <svg {...frame} strokeWidth={2}>
    <path d="M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01" />
  </svg>
);

export const PictureIcon = () => (
  <svg {...frame} width={28} height={28} viewBox="0 0 28 28" strokeLinejoin="round">
    <path d="M10 4H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-4" />
    <path d="M4 20l5.5-6 4.5 4.5 3-3 3.5 3.5M20 3v9M15.5 7.5h9" />
  </svg>
);
