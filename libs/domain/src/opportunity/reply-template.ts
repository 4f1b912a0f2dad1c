import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { id, int, line, text } from '../core/wire';
import { SHEET } from './sheet.limits';

/** Templates of an IP at most, and code points of a name. */
export const REPLY_TEMPLATE = { most: 20, name: 40 } as const;

/** Words for answers to sheets that the operators of an IP keep for themselves. */
export interface ReplyTemplate {
  template_id: string;
  template_name: string;
  answer: string;
  version: number;
}

const ofIp = { ip_id: id() };

/** Without an id it is a new one; with one, `version` is the version on the screen. */
export const replyTemplateInput = z.strictObject({
  ...ofIp,
  template_id: z.optional(id()),
  version: z.optional(int(1)),
  template_name: line(REPLY_TEMPLATE.name),
  answer: text(SHEET.answer),
});

export const replyTemplateApi = {
  list: call<{ list: ReplyTemplate[] }>()({
    path: 'opportunity/templateList',
    access: 'ip',
    input: z.strictObject(ofIp),
    summary: 'Words for answers that the operators of an IP keep, by name',
  }),
  save: call<{ template_id: string; version: number }>()({
    path: 'opportunity/templateSave',
    access: 'ip',
    post: true,
    creates: true,
    input: replyTemplateInput,
    summary: 'Keep words for answers under a name, at most 20 an IP',
  }),
  delete: call<{ template_id: string }>()({
    path: 'opportunity/templateDelete',
    access: 'ip',
    post: true,
    input: z.strictObject({ ...ofIp, template_id: id() }),
    summary: 'Delete words for answers',
  }),
};
