/** Routes of consultants, follow-ups and notes. */
import { shanghaiDay } from '@ipw/domain';
import type { Row } from './row';

const seen = { version: 1 };
const task = { due_on: shanghaiDay(new Date()), about: '回电话' };

export const CARE_ROUTES: Record<string, Row> = {
  'GET consultants': {},
  'GET consultants/:id': {},
  'GET consultants/:id/history': {},
  'PUT consultants/:id': { input: { ...seen, contact_phone: '+86 571 88886666' } },
  'POST consultants/:id/hand-over': {},
  'GET follow-ups': {},
  'GET follow-ups/counts': {},
  'GET follow-ups/:id': {},
  'GET follow-ups/:id/history': {},
  'POST follow-ups': {
    input: ({ owner }) => ({ ...task, member_id: owner.id }),
    except: { stranger: 'NOT_FOUND' },
  },
  'PUT follow-ups/:id': { input: { ...task, ...seen } },
  'POST follow-ups/:id/:action': { action: 'finish', input: seen },
  'GET notes': {},
  'GET notes/:id': {},
  'POST notes': {
    input: ({ owner }) => ({ text: '想先看看样张', member_id: owner.id }),
    except: { stranger: 'NOT_FOUND' },
  },
  // Only its author may edit a note; the owner's consultant wrote all of these.
  'PUT notes/:id': {
    input: { ...seen, text: '已看过样张' },
    except: { admin: { own: 'FORBIDDEN', foreign: 'FORBIDDEN' } },
  },
  'DELETE notes/:id': { query: '?version=1', fresh: true },
};
