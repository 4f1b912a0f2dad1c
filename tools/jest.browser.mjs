// jsdom with the browser functions it lacks and Node has. Page loads are only counted, because jsdom cannot do them.
import { TestEnvironment } from 'jest-environment-jsdom';

const ofNode = { clearImmediate, setImmediate, structuredClone, TextDecoder, TextEncoder, Uint8Array };

export default class Browser extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, ofNode, { pageLoads: 0 });
    // The page's own description of its operator.
    const operator = this.global.document.createElement('meta');
    operator.name = 'operator';
    operator.content = JSON.stringify({ phone: '400-800-2016', email: 'service@ip-workbench.example' });
    this.global.document.head.append(operator);
    const { virtualConsole } = this.dom;
    virtualConsole.removeAllListeners('jsdomError');
    virtualConsole.on('jsdomError', (error) => {
      if (/navigation/.test(error.message)) this.global.pageLoads += 1;
      else context.console.error(error);
    });
  }
}
