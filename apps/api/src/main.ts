/** The program: starts the server, or a command. */
import { compiled } from './compiled';
import type * as server from './server';

void compiled<typeof server>('server.cjs').main();
