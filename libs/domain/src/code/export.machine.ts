import { defineMachine } from '../core/machine';

/**
 * An export file of codes. `start` begins or resumes its download. It ends when the whole file was sent, when its codes have
 * changed (one was revoked), or when its time is over.
 */
export const codeExportMachine = defineMachine({
  name: 'code_export',
  initial: 'ready',
  states: {
    ready: { tone: 'wait' },
    running: { tone: 'wait' },
    done: { tone: 'good' },
    stopped: { tone: 'bad' },
    expired: { tone: 'neutral' },
  },
  actions: {
    start: { from: ['ready', 'running'], to: 'running', by: 'owner' },
    finish: { from: ['running'], to: 'done', by: 'system' },
    stop: { from: ['ready', 'running'], to: 'stopped', by: 'system' },
    expire: { from: ['ready', 'running'], to: 'expired', by: 'system' },
  },
});
export type CodeExportState = keyof typeof codeExportMachine.states;
