import { main } from './server';

void main();
