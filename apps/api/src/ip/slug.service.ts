import { Injectable } from '@nestjs/common';
import { Db } from '../core/db/db';

/** Characters of the id that distinguish two IPs of one name. */
const TAIL = 6;

const baseOf = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * Addresses of public pages: the name, or name and end of the id when another IP has it. An address is never
 * reassigned.
 */
@Injectable()
export class SlugService {
  constructor(private readonly db: Db) {}

  /** The IP of a slug; undefined when it was never used. */
  async ipOf(slug: string): Promise<string | undefined> {
    const row = await this.db.one<{ ip_id: string }>('SELECT ip_id FROM ip_slug WHERE slug = ?', [slug]);
    return row?.ip_id;
  }

  /** The slug of an IP's current name, created on first use. */
  async of({ id, ip_name }: { id: string; ip_name: string }): Promise<string> {
    const base = baseOf(ip_name);
    const known = await this.find(id, base);
    if (known) return known;
    for (const slug of [base, `${base}-${id.slice(-TAIL).toLowerCase()}`]) {
      await this.db.execute('INSERT IGNORE INTO ip_slug (slug, ip_id, base) VALUES (?, ?, ?)', [
        slug,
        id,
        base,
      ]);
      const made = await this.find(id, base);
      if (made) return made;
    }
    return id;
  }

  private async find(ipId: string, base: string): Promise<string | undefined> {
    const row = await this.db.one<{ slug: string }>('SELECT slug FROM ip_slug WHERE ip_id = ? AND base = ?', [
      ipId,
      base,
    ]);
    return row?.slug;
  }
}
