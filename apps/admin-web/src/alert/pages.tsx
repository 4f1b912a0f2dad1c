import { ALERT_KINDS, ALERT_OUTCOMES, codeAlertMachine } from '@ipw/domain';
import { IpLink } from '../components/RecordLink';
import { Word } from '../components/Word';
import { choices, moment, prose, search, state, text, word } from '../fields/kinds';
import { keyOf } from '../i18n/words';
import { AlertScans } from './AlertScans';
import { count } from '../fields/figures';
import { recordPages } from '../review/record-pages';

/** Alerts with the scans that raised them. */
export default recordPages<'alerts'>(
  {
    asks: { close: [{ name: 'outcome', options: ALERT_OUTCOMES, words: 'alert_outcome' }, 'note'] },
    title: (alert) => alert.product_name ?? alert.source ?? '',
    subtitle: (alert) => <Word of={keyOf('alert_kind', alert.kind)} />,
    sort: { field: 'id', order: 'DESC' },
    columns: ['state', 'ip', 'scans', 'first_at', 'last_at'],
    filters: {
      q: search,
      state: choices(Object.keys(codeAlertMachine.states), 'state.code_alert'),
      kind: choices(ALERT_KINDS, 'alert_kind'),
      outcome: choices(ALERT_OUTCOMES, 'alert_outcome'),
    },
    fields: {
      state: state(codeAlertMachine, (alert) => alert.state),
      ip: { show: (alert) => <IpLink id={alert.ip_id}>{alert.ip_name}</IpLink> },
      licensee_name: text((alert) => alert.licensee_name),
      batch: text((alert) => alert.batch_number),
      serial: text((alert) => alert.serial),
      source: text((alert) => alert.source),
      scans: count((alert) => alert.scans),
      first_at: moment((alert) => alert.first_at),
      last_at: moment((alert) => alert.last_at),
      outcome: word('alert_outcome', (alert) => alert.outcome),
      note: prose((alert) => alert.note),
      settled_at: moment((alert) => alert.settled_at),
    },
    facts: [
      { title: 'facts.alert', fields: ['state', 'scans', 'first_at', 'last_at'] },
      {
        title: 'facts.codes',
        fields: ['ip', 'licensee_name', 'batch', 'serial'],
        when: (alert) => !alert.source,
      },
      { title: 'facts.codes', fields: ['source'], when: (alert) => !!alert.source },
      {
        title: 'facts.decision',
        fields: ['outcome', 'note', 'settled_at'],
        when: (alert) => alert.settled_at !== null,
      },
    ],
  },
  {
    below: (alert) => <AlertScans alert={alert} />,
  },
);
