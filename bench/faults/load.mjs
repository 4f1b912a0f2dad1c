// Runs the actors until its input ends, and then reads back what was uploaded: `node load.mjs CONFIG JOURNAL`, on a host of the
// cluster's network. The journal is a line for each thing noted, with the time.
import { appendFileSync, readFileSync } from 'node:fs';
import { Caller, decisions, oneTimeCodes, orders, readBack, scans, signIns, uploads } from './actors.mjs';

const [config, journal] = process.argv.slice(2);
const fixtures = JSON.parse(readFileSync(config, 'utf8'));
let lines = [];
const uploaded = [];
const note = (what) => {
  lines.push(JSON.stringify({ at: Date.now(), ...what }));
  if (what.uploaded) uploaded.push(what.uploaded);
};
const flush = () => {
  if (lines.length) appendFileSync(journal, `${lines.join('\n')}\n`);
  lines = [];
};
setInterval(flush, 100).unref();

const caller = new Caller(fixtures, note);
process.stdin.resume().on('end', () => (caller.over = true));
const all = (count, actor) => Array.from({ length: count }, (_, at) => actor(caller, fixtures, at, count));
await Promise.all([
  ...all(fixtures.scanners, scans),
  ...all(2, decisions),
  ...all(2, orders),
  signIns(caller, fixtures),
  uploads(caller, fixtures),
  oneTimeCodes(caller),
]);
const reader = new Caller(fixtures, note);
await Promise.all(Array.from({ length: 8 }, (_, at) => readBack(reader, fixtures, uploaded, at, 8)));
flush();
process.exit(0);
