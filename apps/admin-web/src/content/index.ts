import AnnouncementIcon from '@mui/icons-material/NewspaperOutlined';
import CaseIcon from '@mui/icons-material/HandshakeOutlined';
import ContentIcon from '@mui/icons-material/ArticleOutlined';
import FeedIcon from '@mui/icons-material/DynamicFeedOutlined';
import ManualIcon from '@mui/icons-material/MenuBookOutlined';
import MilestoneIcon from '@mui/icons-material/FlagOutlined';
import SeriesIcon from '@mui/icons-material/CollectionsOutlined';
import { CONTENT_KINDS, DESK_NAMES, reviewMachine } from '@ipw/domain';
import { defineResource } from '../pages/resource';

const ICONS: Readonly<Record<string, typeof ContentIcon>> = {
  series: SeriesIcon,
  case: CaseIcon,
  milestone: MilestoneIcon,
  feed: FeedIcon,
  announcement: AnnouncementIcon,
  manual: ManualIcon,
};

/** A resource for every kind of content that has a desk. */
export default DESK_NAMES.map((kind) =>
  defineResource({
    name: CONTENT_KINDS[kind].desk,
    group: 'review',
    icon: ICONS[kind] ?? ContentIcon,
    machine: reviewMachine,
    kind,
    load: () => import('./pages'),
  }),
);
