import { Injectable } from '@nestjs/common';
import { type Language, LANGUAGES, type ReferenceKind, REFERENCES, type ReferenceRow } from '@ipw/domain';
import { Db, fromJson } from '../core/db/db';
import { say } from '../core/i18n';
import { regions } from '../core/regions';
import type { ReferenceItemEntity } from './reference-item.entity';

/** How long another process may go on answering what was before a change. */
const FRESH_MS = 5000;
/** Built-in places are this far apart, so that one item can be put between two others. */
const STEP = 10;

/** An item as it stands: what is built in, and what staff changed of it. */
export interface Item {
  item: number | string;
  names: Record<Language, string>;
  hidden: 0 | 1;
  sort: number;
  merged_into: string | null;
  version: number;
}

/** The reference lists, read in one place: the built-in ones with what staff changed. */
@Injectable()
export class ReferenceLists {
  private known: { rows: Promise<ReferenceItemEntity[]>; until: number } | undefined;

  constructor(private readonly db: Db) {}

  /** Everything in a list, in its order: items nobody may choose any more still have a name. */
  async of(kind: ReferenceKind): Promise<Item[]> {
    const rows = await this.rows();
    const items = REFERENCES[kind].map((item, at): Item => {
      const row = rows.find((one) => one.kind === kind && one.item_id === String(item));
      return {
        item,
        names: row?.names ? fromJson<Item['names']>(row.names) : builtIn(kind, item),
        hidden: row?.hidden ?? 0,
        sort: row?.sort ?? (at + 1) * STEP,
        merged_into: row?.merged_into ?? null,
        version: row?.version ?? 1,
      };
    });
    return items.sort((one, other) => one.sort - other.sort);
  }

  /** As the database has it now: what staff see and change. */
  fresh(kind: ReferenceKind): Promise<Item[]> {
    this.forget();
    return this.of(kind);
  }

  /** A list as members see it: a merged item carries the name of what took its place. */
  async named(kind: ReferenceKind, language: Language): Promise<ReferenceRow[]> {
    const items = await this.of(kind);
    return items.map(({ item, names, hidden, merged_into }) => ({
      id: item,
      name: (items.find((one) => String(one.item) === merged_into)?.names ?? names)[language],
      ...((hidden === 1 || merged_into !== null) && { hidden: 1 as const }),
    }));
  }

  /** Chosen items with whatever took the place of a merged one, each once. */
  async current(kind: ReferenceKind, chosen: readonly number[]): Promise<number[]> {
    const items = await this.of(kind);
    return [...new Set(chosen.map((id) => Number(items.find(({ item }) => item === id)?.merged_into ?? id)))];
  }

  forget(): void {
    this.known = undefined;
  }

  private rows(): Promise<ReferenceItemEntity[]> {
    if (!this.known || this.known.until < Date.now()) {
      const rows = this.db.rows<ReferenceItemEntity>('SELECT * FROM reference_item');
      this.known = { rows, until: Date.now() + FRESH_MS };
      rows.catch(() => {
        this.forget();
      });
    }
    return this.known.rows;
  }
}

const builtIn = (kind: ReferenceKind, item: number | string): Record<Language, string> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      kind === 'country'
        ? (regions(language).countries.find(({ code }) => code === item)?.name ?? String(item))
        : say(language, `${kind}.${String(item)}`),
    ]),
  ) as Record<Language, string>;
