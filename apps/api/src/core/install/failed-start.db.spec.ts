/** A start that fails where nobody expects it. */
import { Installation } from '../../../testing/installation';

/** Throws as soon as the program listens for what nobody catches. */
const astray = (how: string) =>
  `--import data:text/javascript,${encodeURIComponent(
    `process.on('newListener',(event)=>event==='unhandledRejection'&&setImmediate(()=>{${how}}))`,
  )}`;

it('says one line, without the source', async () => {
  const installation = await Installation.empty('failed');
  for (const how of [`throw new Error('gone astray')`, `void Promise.reject(new Error('gone astray'))`])
    expect(await installation.run([], { NODE_OPTIONS: astray(how) })).toEqual({
      code: 1,
      said: 'gone astray',
    });
});
