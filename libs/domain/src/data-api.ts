import { certificateApi } from './certificate/certificate.api';
import { claimAnswerApi } from './claim/claim-answer.api';
import { claimChoiceApi } from './claim/choice.api';
import { claimApi } from './claim/claim.api';
import { disputeApi } from './claim/dispute.api';
import { closureApi } from './closure/closure.api';
import { alertApi } from './code/alert.api';
import { codeExportApi } from './code/export.api';
import { goodsApi } from './code/goods.api';
import { orderApi } from './code/order.api';
import { codeReportApi } from './code/report.api';
import { codeRequestApi } from './code/request.api';
import { scanApi } from './code/scan.api';
import { articleApi } from './articles/article';
import { bannerApi } from './articles/banner';
import { agreementApi } from './articles/agreement.api';
import { directoryApi } from './articles/directory';
import { faqApi } from './articles/faq';
import { friendLinkApi } from './articles/friend-link';
import { complaintApi } from './complaint/complaint.api';
import { dashboardApi } from './dashboard/dashboard.api';
import { figureApi } from './dashboard/figure.api';
import { exportApi } from './export/export.api';
import { commonApi } from './file/file.schema';
import { galleryApi } from './gallery/gallery.api';
import { ipInfoApi } from './ip/ip-info.api';
import { ipApi } from './ip/ip.api';
import { publicIpApi } from './ip/public-ip';
import { manualApi } from './manual/manual';
import { cooperationApi } from './cooperation/cooperation.api';
import { imageRequestApi } from './cooperation/image-request.api';
import { consultantApi } from './member/consultant';
import { emailApi } from './member/email.api';
import { loginList, memberApi } from './member/member.api';
import { profileApi } from './member/profile.api';
import { messageApi } from './message/message.api';
import { replyTemplateApi } from './opportunity/reply-template';
import { opportunityApi } from './opportunity/sheet.api';
import { takenFieldApi } from './ip/taken-field';
import { preferenceApi } from './message/preference.api';
import { reviewApi } from './review/review.api';
import { trashApi } from './review/trash.api';
import { businessPasswordApi } from './shop/business-password';
import { searchApi } from './search/search.api';
import { shopApi } from './shop/shop.api';
import { teamApi } from './team/team.api';
import { brandScoreApi } from './tender/brand-score.api';
import { objectionApi } from './tender/objection.api';
import { questionApi } from './tender/question.api';
import { registrationApi } from './tender/registration.api';
import { campaignApi } from './campaign/campaign.api';
import { tenderApi } from './tender/tender.api';
import { storyApi } from './story/story';
import { handoverApi } from './handover/handover.api';
import { evidenceApi } from './evidence/evidence.api';
import { filingApi } from './filing/filing.api';
import { skinApi } from './skin/skin.api';

/** All calls of the data API, by the list that declares them. */
export const DATA_API = {
  ...storyApi,
  agreement: agreementApi,
  alert: alertApi,
  article: articleApi,
  banner: bannerApi,
  businessPassword: businessPasswordApi,
  campaign: campaignApi,
  certificate: certificateApi,
  claim: claimApi,
  claimAnswer: claimAnswerApi,
  claimChoice: claimChoiceApi,
  closure: closureApi,
  codeExport: codeExportApi,
  codeReport: codeReportApi,
  codeRequest: codeRequestApi,
  common: commonApi,
  consultant: consultantApi,
  complaint: complaintApi,
  dashboard: dashboardApi,
  cooperation: cooperationApi,
  imageRequest: imageRequestApi,
  directory: directoryApi,
  dispute: disputeApi,
  email: emailApi,
  evidence: evidenceApi,
  export: exportApi,
  faq: faqApi,
  figure: figureApi,
  friendLink: friendLinkApi,
  gallery: galleryApi,
  goods: goodsApi,
  ip: ipApi,
  ipInfo: ipInfoApi,
  login: { loginList },
  manual: manualApi,
  member: memberApi,
  message: messageApi,
  opportunity: opportunityApi,
  replyTemplate: replyTemplateApi,
  takenField: takenFieldApi,
  team: teamApi,
  order: orderApi,
  preference: preferenceApi,
  profile: profileApi,
  publicIp: publicIpApi,
  review: reviewApi,
  scan: scanApi,
  search: searchApi,
  shop: shopApi,
  trash: trashApi,
  handover: handoverApi,
  objection: objectionApi,
  question: questionApi,
  registration: registrationApi,
  brandScore: brandScoreApi,
  tender: tenderApi,
  filing: filingApi,
  skin: skinApi,
};
