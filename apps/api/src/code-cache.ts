/** A step of the build: keeps the compiled code of the server for this Node and the flags it runs with. */
import { keepCode } from './compiled';

keepCode('server.cjs');
