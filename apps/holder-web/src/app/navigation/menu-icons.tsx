import { icon, type IconProps } from '@ipw/ui';
import type { ReactNode } from 'react';
import type { Daily, Group } from '../menu';

/** Icons of the menu, in a file of their own because visitors do not load them. */
const HomeIcon = icon(<path d="m3.500 11 8.500-7 8.500 7M5.500 9.500V20h13V9.500M10 20v-6h4v6" />);
const ShopIcon = icon(
  <path d="M4 9.500V20h16V9.500M3 9l2-5h14l2 5c0 1.700-1.300 3-3 3s-3-1.300-3-3c0 1.700-1.300 3-3 3s-3-1.300-3-3c0 1.700-1.300 3-3 3S3 10.700 3 9ZM9.500 20v-4.500h5V20" />,
);
const LabelIcon = icon(
  <>
    {' '}
    <path d="M12 3 4.500 6v5.500c0 4.500 3.100 7.600 7.500 9.500 4.400-1.900 7.500-5 7.500-9.500V6L12 3Z" />
    <path d="m8.500 12 2.500 2.500 4.500-5" />
  </>,
);
const HandsIcon = icon(<path d="M3 7.500h4l5-2 5 2h4v8h-3l-5 4-6-4H3zM9 12l3-2 4.500 4" />);
const ToolIcon = icon(<path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.500 13.500v6M13.500 16.500h6" />);
const PicturesIcon = icon(
  <>
    {' '}
    <path d="M3.500 5h17v14h-17zM3.500 16l5-5 4 4 3-3 5 5" />
    <circle cx="15.500" cy="9" r="1.300" />
  </>,
);
const FeedIcon = icon(<path d="M4 4.500h16v12h-8l-5 3.500v-3.500H4zM8 9h8M8 12.500h5" />);
const ScanIcon = icon(
  <path d="M4 8.500V4h4.500M15.500 4H20v4.500M20 15.500V20h-4.500M8.500 20H4v-4.500M4 12h16" />,
);
export const ChevronIcon = icon(<path d="m7 10 5 5 5-5" />);
export const SwitchIcon = icon(<path d="M4 8.500h14l-4-4M20 15.500H6l4 4" />);
export const PersonIcon = icon(
  <>
    {' '}
    <circle cx="12" cy="8.500" r="4" />
    <path d="M4.500 20.500c.800-4 3.700-6 7.500-6s6.700 2 7.500 6" />
  </>,
);
export const SearchIcon = icon(
  <>
    {' '}
    <circle cx="10.500" cy="10.500" r="6.500" />
    <path d="m15.500 15.500 5 5" />
  </>,
);

export const GROUP_ICONS: Record<Group, (props: IconProps) => ReactNode> = {
  dashboard: HomeIcon,
  ipStore: ShopIcon,
  iprManage: LabelIcon,
  authorizeCooperation: HandsIcon,
  toolsManage: ToolIcon,
};

export const DAILY_ICONS: Record<Daily, (props: IconProps) => ReactNode> = {
  home: HomeIcon,
  assetsManage: PicturesIcon,
  ipFeedManagement: FeedIcon,
  scanRecordList: ScanIcon,
};
