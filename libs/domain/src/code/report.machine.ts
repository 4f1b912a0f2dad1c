import { defineMachine } from '../core/machine';

/**
 * A buyer's report of a suspected fake. Its holder settles it; staff may too, and they settle reports of codes without a
 * holder. Open reports end when the holder's account is closed.
 */
export const codeReportMachine = defineMachine({
  name: 'code_report',
  initial: 'open',
  states: {
    open: { tone: 'wait', awaits: 'member' },
    settled: { tone: 'good' },
  },
  actions: {
    settle: { from: ['open'], to: 'settled', by: 'owner' },
    settle_for: { from: ['open'], to: 'settled', by: 'code_report:write', note: true },
    lapse: { from: ['open'], to: 'settled', by: 'system' },
  },
});
export type CodeReportState = keyof typeof codeReportMachine.states;
export type CodeReportAction = keyof typeof codeReportMachine.actions;

/** Outcomes of a report. Labels: `report_outcome.<key>`. */
export const REPORT_OUTCOMES = ['fake', 'genuine', 'unclear'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];
