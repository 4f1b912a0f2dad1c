import type { Case } from './case';
import { claim } from './claim';
import { claimKinds } from './claim-kinds';
import { consoleCases } from './console';
import { envelope } from './envelope';
import { ids } from './ids';
import { codes } from './code';
import { codeGoods } from './code-goods';
import { sessions } from './sessions';
import { signUp } from './sign-up';
import { team } from './team';
import { uploads } from './upload';
import { staffCases } from './staff';
import { care } from './care';
import { centre } from './centre';
import { gallery } from './gallery';
import { shop } from './shop';
import { story } from './story';
import { codeDesks } from './code-desks';
import { content } from './content';
import { contentDesks } from './content-desks';
import { articles } from './article';
import { codeExports } from './code-export';
import { dashboard } from './dashboard';
import { banners } from './banner';
import { ownTags } from './own-tag';
import { openContent } from './open-content';
import { queue } from './queue';
import { sheets } from './sheet';
import { scans } from './scans';
import { campaigns } from './campaign';
import { brandScores } from './brand-score';
import { objections } from './objection';
import { questions } from './question';
import { registrations } from './registration';
import { tenders } from './tender';
import { handovers } from './handover';
import { evidence } from './evidence';
import { filings } from './filing';
import { cooperations } from './cooperation';
import { imageRequests } from './image-request';
import { skins } from './skin';
import { threads } from './thread';

/** All bad inputs, by the part of the API. */
export const GROUPS: Record<string, readonly Case[]> = {
  envelope,
  ids,
  'sign-up': signUp,
  team,
  sessions,
  claim: [...claim, ...claimKinds],
  upload: uploads,
  console: consoleCases,
  staff: staffCases,
  care,
  centre,
  gallery,
  shop,
  'label orders': codes,
  'labelled goods': codeGoods,
  story,
  content,
  articles,
  'open content': openContent,
  banners,
  'files of codes': codeExports,
  dashboard,
  'own tags': ownTags,
  queue,
  'code desks': codeDesks,
  'content desks': contentDesks,
  scans,
  sheets,
  campaigns,
  tenders,
  registrations,
  questions,
  brandScores,
  objections,
  handovers,
  evidence,
  filings,
  cooperations,
  threads,
  imageRequests,
  skins,
};
