/** Totals that cost a long count: one count for all who ask at the same time, kept for a while. */
export class RecentTotals {
  private readonly known = new Map<string, { total: Promise<number>; until: number }>();

  constructor(private readonly lifeMs: number) {}

  /** The total kept under this key, if it is young enough. */
  recent(key: string): Promise<number> | undefined {
    const known = this.known.get(key);
    return known && known.until > Date.now() ? known.total : undefined;
  }

  /** The total of a key; `count` is called unless a recent one is known. */
  of(key: string, count: () => Promise<number>): Promise<number> {
    const recent = this.recent(key);
    if (recent) return recent;
    const total = count();
    if (this.known.size > MOST_KNOWN) this.known.clear();
    this.known.set(key, { total, until: Date.now() + this.lifeMs });
    total.catch(() => this.known.delete(key));
    return total;
  }
}

const MOST_KNOWN = 1000;
