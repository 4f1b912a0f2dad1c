/** The server as one module, for the dev loop and for programs that change a part of it. */
import './compiled';
import { main } from './server';

void main();
