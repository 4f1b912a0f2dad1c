import ConsultantIcon from '@mui/icons-material/SupportAgentOutlined';
import FollowUpIcon from '@mui/icons-material/EventAvailableOutlined';
import ClosureIcon from '@mui/icons-material/PersonOffOutlined';
import AgreementIcon from '@mui/icons-material/GavelOutlined';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import FaqIcon from '@mui/icons-material/QuizOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import BannerIcon from '@mui/icons-material/ViewCarouselOutlined';
import ClaimIcon from '@mui/icons-material/FactCheckOutlined';
import IpIcon from '@mui/icons-material/AutoAwesomeMosaicOutlined';
import OwnTagIcon from '@mui/icons-material/LocalOfferOutlined';
import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import StaffIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import MemberIcon from '@mui/icons-material/PeopleAltOutlined';
import MessageIcon from '@mui/icons-material/CampaignOutlined';
import OperatorIcon from '@mui/icons-material/LinkOutlined';
import AlertIcon from '@mui/icons-material/NotificationImportantOutlined';
import BatchIcon from '@mui/icons-material/QrCode2Outlined';
import CodeRequestIcon from '@mui/icons-material/OutboundOutlined';
import ReportIcon from '@mui/icons-material/ReportOutlined';
import ScanIcon from '@mui/icons-material/QrCodeScannerOutlined';
import GoodsIcon from '@mui/icons-material/Inventory2Outlined';
import InvoiceIcon from '@mui/icons-material/ReceiptLongOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import PriceIcon from '@mui/icons-material/SellOutlined';
import RefundIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import LabelOrderIcon from '@mui/icons-material/LocalShippingOutlined';
import LicenseeIcon from '@mui/icons-material/StorefrontOutlined';
import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import ReferenceIcon from '@mui/icons-material/StyleOutlined';
import SeriesIcon from '@mui/icons-material/CollectionsOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import CaseIcon from '@mui/icons-material/HandshakeOutlined';
import MilestoneIcon from '@mui/icons-material/FlagOutlined';
import FeedIcon from '@mui/icons-material/DynamicFeedOutlined';
import AnnouncementIcon from '@mui/icons-material/NewspaperOutlined';
import ManualIcon from '@mui/icons-material/MenuBookOutlined';
import VerificationIcon from '@mui/icons-material/BadgeOutlined';
import {
  claimMachine,
  codeReportMachine,
  codeAlertMachine,
  codeRequestMachine,
  followUpMachine,
  invoiceMachine,
  labelOrderMachine,
  type Machine,
  refundMachine,
  reviewMachine,
  verificationMachine,
} from '@ipw/domain';
import type { ComponentType } from 'react';
import type { ResourceName } from './access';
import type { ContentResource, Kind } from './content';
import { lazyPages, type PageName, type Pages } from './pages/lazy-pages';

export interface ConsoleResource {
  name: ResourceName;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  pages: Pages;
  /** A reviewed resource: the menu shows how many wait. */
  machine?: Machine;
  /** The count the menu shows, when it is not all that wait. */
  counted?: string;
}

const resource = (
  name: ResourceName,
  icon: ConsoleResource['icon'],
  load: () => Promise<{ default: Pages }>,
  names: readonly PageName[],
  machine?: Machine,
  counted?: string,
): ConsoleResource => ({
  name,
  icon,
  pages: lazyPages(name, load, names),
  ...(machine && { machine }),
  ...(counted && { counted }),
});

const content = (name: ContentResource, icon: ConsoleResource['icon'], kind: Kind): ConsoleResource =>
  resource(name, icon, async () => ({ default: (await import('./content')).contentPages(name, kind) }), [
    'list',
    'show',
  ]);

/** The menu and the routes, in order. Each resource is a chunk of its own. */
export const resources: readonly ConsoleResource[] = [
  resource('claims', ClaimIcon, () => import('./claim'), ['list', 'show'], claimMachine),
  resource('reviews', ReviewIcon, () => import('./queue'), ['list', 'show'], reviewMachine),
  resource(
    'verifications',
    VerificationIcon,
    () => import('./verification'),
    ['list', 'show'],
    verificationMachine,
  ),
  content('series', SeriesIcon, { subject: 'series', deletes: true, shelved: true }),
  resource('images', ImageIcon, () => import('./content/images'), ['list', 'show']),
  content('cases', CaseIcon, { subject: 'case', deletes: true }),
  content('milestones', MilestoneIcon, { subject: 'milestone', deletes: true }),
  content('feeds', FeedIcon, { subject: 'feed', deletes: true }),
  content('announcements', AnnouncementIcon, { subject: 'announcement', deletes: true }),
  content('manuals', ManualIcon, { subject: 'manual' }),
  resource('ips', IpIcon, () => import('./ip'), ['list', 'show', 'create', 'edit']),
  resource('operators', OperatorIcon, () => import('./operator'), ['list', 'show', 'create', 'edit']),
  resource('members', MemberIcon, () => import('./member'), ['list', 'show']),
  resource(
    'label-orders',
    LabelOrderIcon,
    () => import('./code/orders'),
    ['list', 'show'],
    labelOrderMachine,
  ),
  resource(
    'code-requests',
    CodeRequestIcon,
    () => import('./code/requests'),
    ['list', 'show'],
    codeRequestMachine,
  ),
  resource('invoices', InvoiceIcon, () => import('./code/invoices'), ['list', 'show'], invoiceMachine),
  resource('refunds', RefundIcon, () => import('./code/refunds'), ['list', 'show'], refundMachine),
  resource('label-prices', PriceIcon, () => import('./code/prices'), ['list', 'show', 'create', 'edit']),
  resource('batches', BatchIcon, () => import('./code/batches'), ['list', 'show']),
  resource('code-keys', KeyIcon, () => import('./code/keys'), ['list']),
  resource('scans', ScanIcon, () => import('./code/scans'), ['list']),
  resource('code-reports', ReportIcon, () => import('./code/reports'), ['list', 'show'], codeReportMachine),
  resource('alerts', AlertIcon, () => import('./code/alerts'), ['list', 'show'], codeAlertMachine),
  resource('goods', GoodsIcon, () => import('./code/goods'), ['list', 'show']),
  resource('licensees', LicenseeIcon, () => import('./code/licensees'), ['list', 'show']),
  resource('staff', StaffIcon, () => import('./staff'), ['list', 'show', 'create', 'edit']),
  resource('outbox', OutboxIcon, () => import('./outbox'), ['list']),
  resource('follow-ups', FollowUpIcon, () => import('./follow-up'), ['list'], followUpMachine, 'due'),
  resource('consultants', ConsultantIcon, () => import('./consultant'), ['list', 'show', 'edit']),
  resource('closures', ClosureIcon, () => import('./closure'), ['list', 'show']),
  resource('messages', MessageIcon, () => import('./broadcast'), ['list', 'show', 'create', 'edit']),
  resource('banners', BannerIcon, () => import('./banner'), ['list', 'show', 'create', 'edit']),
  resource('articles', ArticleIcon, () => import('./article'), ['list', 'show', 'create', 'edit']),
  resource('faqs', FaqIcon, () => import('./faq'), ['list', 'show', 'create', 'edit']),
  resource('links', LinkIcon, () => import('./friend-link'), ['list', 'show', 'create', 'edit']),
  resource('references', ReferenceIcon, () => import('./reference'), ['list', 'show', 'edit']),
  resource('own-tags', OwnTagIcon, () => import('./own-tag'), ['list']),
  resource('agreements', AgreementIcon, () => import('./agreement'), ['list', 'show', 'edit']),
  resource('audit', AuditIcon, () => import('./audit'), ['list']),
];
