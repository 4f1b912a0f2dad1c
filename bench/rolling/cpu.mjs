// CPU time of the parts of an installation.
import { readFileSync } from 'node:fs';

/** Seconds of CPU a process has used: user and system time, in ticks of 10 ms. */
function cpuOf(pid) {
  // After the name, which is in brackets: the state is the third field of proc(5), the times are the 14th and 15th.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Begins to measure; the result gives `[name, seconds]` of each part since: processes, balancer, and a database of its own. */
export function cpuSince(installation, database) {
  const parts = { ...installation.pids(), balancer: installation.balancer.pid };
  if (database.pid) parts.database = database.pid;
  const used = () => Object.entries(parts).map(([name, pid]) => [name, cpuOf(pid)]);
  const before = Object.fromEntries(used());
  return () => used().map(([name, seconds]) => [name, seconds - before[name]]);
}
