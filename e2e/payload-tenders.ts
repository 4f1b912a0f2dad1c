import type { Page } from '@playwright/test';
import type { Member } from './fixtures';
import { fillAward } from './payload-awards';
import { HALVES, PAYLOADS } from './payloads';
import { actByCall, at, paths } from './ways';

/** An entry with payloads in all texts, submitted and returned; the IP's series and case are approved. */
export async function fillEntry(
  holder: Member,
  desk: Page,
  ip_id: string,
): Promise<{ console: string[]; holder: string[] }> {
  const { list } = await holder.call<{ list: { tender_id: string; time: string }[] }>('tender/list', {
    ip_id,
  });
  let tender_id = '';
  for (const one of list.filter(({ time }) => time === 'in_progress')) {
    const { sealed } = await holder.call<{ sealed: number }>('tender/detail', {
      ip_id,
      tender_id: one.tender_id,
    });
    // A sealed entry is closed to the console until the end.
    if (sealed === 0) ({ tender_id } = one);
  }
  const { list: series } = await holder.call<{ list: { series_id: string }[] }>('gallery/seriesList', {
    ip_id,
  });
  const { list: cases } = await holder.call<{ list: { case_id: string }[] }>('ip/caseList', { ip_id });
  const texts = { ip_id, tender_id, ip_intro: HALVES[0], remark: HALVES[1] };
  await holder.call('tender/registrationSave', texts);
  const chosen = { series_id: series[0]!.series_id, case_id: cases[0]!.case_id };
  const { registration_id } = await holder.call<{ registration_id: string }>('tender/registrationSubmit', {
    ...texts,
    ...chosen,
    promise: 1,
  });
  await actByCall(desk, 'registrations', registration_id, 'reject', {
    reason_code: 'other',
    reason: HALVES[0],
  });
  const { question_id } = await holder.call<{ question_id: string }>('tender/questionAsk', {
    ...{ ip_id, tender_id, question: HALVES[0] },
  });
  await actByCall(desk, 'questions', question_id, 'publish', { answer: HALVES[0], wording: HALVES[1] });
  const award = await fillAward(holder, desk, { ip_id, tender_id, registration_id }, HALVES);
  const skin = await fillSkin(holder, ip_id);
  const query = `?id=${ip_id}&tender_id=${tender_id}`;
  return {
    console: [
      `/admin/#/registrations/${registration_id}/show`,
      `/admin/#/questions/${question_id}/show`,
      ...award.console,
    ],
    holder: [
      ...[paths.fastCoopSignUp, paths.fastCoopSignUpInfo, paths.tenderDetail].map((path) => at(path + query)),
      ...award.holder,
      ...skin,
    ],
  };
}

/** Skin goods with payloads in all names, each of a width that fits. */
async function fillSkin(holder: Member, ip_id: string): Promise<string[]> {
  const [card_name, emoji_name, theme_name, comment_name, space_name] = PAYLOADS.filter(
    (payload) => payload.length <= 32,
  );
  const names = { goods_name: '${xss()}', card_name, emoji_name, theme_name, comment_name, space_name };
  const { skin_id } = await holder.call<{ skin_id: string }>('tender/skinSave', { ip_id, ...names });
  const query = `?id=${ip_id}&skin_id=${skin_id}`;
  return [paths.bilibiliGoodsManagement, paths.bilibiliGoodsEdit].map((path) => at(path + query));
}
