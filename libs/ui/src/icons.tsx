import type { ReactNode } from 'react';

/** Icons on a grid of 24; decorative, because labels beside them carry the meaning. */
export const Icon = ({ size = 20, children }: { size?: number | undefined; children: ReactNode }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export interface IconProps {
  size?: number;
}

/** An icon of these shapes. */
export const icon =
  (shapes: ReactNode) =>
  ({ size }: IconProps) => <Icon size={size}>{shapes}</Icon>;

export const CloseIcon = icon(<path d="M6 6l12 12M18 6 6 18" />);
export const GlobeIcon = icon(
  <>
    {' '}
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3 3 3.6 6 3.6 9s-.6 6-3.6 9c-3-3-3.6-6-3.6-9S9 6 12 3Z" />
  </>,
);
export const PhoneIcon = icon(
  <path d="M5 3.5h4l1.6 5-2.3 1.7a12 12 0 0 0 5.5 5.5l1.7-2.3 5 1.6v4c0 1-.8 1.6-1.7 1.5C10.500 20 4 13.500 3.500 5.200 3.400 4.300 4 3.500 5 3.500Z" />,
);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const GridIcon = icon(
  <path d="M4.500 4.500h6v6h-6zM13.500 4.500h6v6h-6zM4.500 13.500h6v6h-6zM13.500 13.500h6v6h-6z" />,
);
export const CheckIcon = icon(<path d="m5 12.500 4.500 4.500L19 7.500" />);
export const AlertIcon = icon(
  <>
    {' '}
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.500v5.500M12 16.500v.01" />
  </>,
);
export const ArrowIcon = icon(<path d="M5 12h14M13 6l6 6-6 6" />);
