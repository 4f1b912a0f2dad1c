/** A step of the build: writes the code cache of the server for this Node and the flags it runs with. */
import { writeCodeCache } from './compiled';

writeCodeCache('server.cjs');
