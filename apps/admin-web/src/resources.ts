import AgreementIcon from '@mui/icons-material/GavelOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import BannerIcon from '@mui/icons-material/ViewCarouselOutlined';
import ClaimIcon from '@mui/icons-material/FactCheckOutlined';
import IpIcon from '@mui/icons-material/AutoAwesomeMosaicOutlined';
import MemberIcon from '@mui/icons-material/PeopleAltOutlined';
import MessageIcon from '@mui/icons-material/CampaignOutlined';
import OperatorIcon from '@mui/icons-material/LinkOutlined';
import ReferenceIcon from '@mui/icons-material/StyleOutlined';
import VerificationIcon from '@mui/icons-material/BadgeOutlined';
import { claimMachine, type Machine, verificationMachine } from '@ipw/domain';
import type { ComponentType } from 'react';
import type { ResourceName } from './access';
import { lazyPages, type PageName, type Pages } from './frames/lazy-pages';

export interface ConsoleResource {
  name: ResourceName;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  pages: Pages;
  /** A reviewed resource: the menu shows how many wait. */
  machine?: Machine;
}

const resource = (
  name: ResourceName,
  icon: ConsoleResource['icon'],
  load: () => Promise<{ default: Pages }>,
  names: readonly PageName[],
  machine?: Machine,
): ConsoleResource => ({ name, icon, pages: lazyPages(name, load, names), ...(machine && { machine }) });

/** The menu and the routes, in order. Each resource is a chunk of its own. */
export const resources: readonly ConsoleResource[] = [
  resource('claims', ClaimIcon, () => import('./claim'), ['list', 'show'], claimMachine),
  resource(
    'verifications',
    VerificationIcon,
    () => import('./verification'),
    ['list', 'show'],
    verificationMachine,
  ),
  resource('ips', IpIcon, () => import('./ip'), ['list', 'show', 'create', 'edit']),
  resource('operators', OperatorIcon, () => import('./operator'), ['list', 'show', 'create', 'edit']),
  resource('members', MemberIcon, () => import('./member'), ['list', 'show']),
  resource('messages', MessageIcon, () => import('./broadcast'), ['list', 'show', 'create', 'edit']),
  resource('banners', BannerIcon, () => import('./banner'), ['list', 'show', 'create', 'edit']),
  resource('references', ReferenceIcon, () => import('./reference'), ['list', 'show', 'edit']),
  resource('agreements', AgreementIcon, () => import('./agreement'), ['list', 'show', 'edit']),
  resource('audit', AuditIcon, () => import('./audit'), ['list']),
];
