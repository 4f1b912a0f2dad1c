import { Injectable } from '@nestjs/common';
import {
  type Language,
  LANGUAGES,
  REFERENCE_KINDS,
  type ReferenceKind,
  REFERENCES,
  type ReferenceRow,
} from '@ipw/domain';
import { Db, fromJson, type Sql } from '../core/db/db';
import { validationError } from '../core/errors/domain-error';
import { translate } from '../core/i18n';
import { regions } from '../core/regions';
import type { MergedTagEntity } from './merged-tag.entity';
import type { ReferenceItemEntity } from './reference-item.entity';

/** How long another process may answer with the state before a change. */
const FRESH_MS = 5000;
/** Distance of built-in sort numbers, so that an item can be inserted between two. */
const STEP = 10;

/** An item with staff's changes applied. */
export interface Item {
  item: number | string;
  names: Record<Language, string>;
  hidden: 0 | 1;
  sort: number;
  merged_into: string | null;
  version: number;
}

/** The label of a value, by the prefix of its label keys. */
export type WordOf = (prefix: string, value: unknown) => string;

/** Reads the reference lists: built-in items with staff's changes. */
@Injectable()
export class ReferenceListService {
  private known: { rows: Promise<ReferenceItemEntity[]>; until: number } | undefined;

  constructor(private readonly db: Db) {}

  /** All items of a list, in order, including hidden ones, which still need a name. */
  async of(kind: ReferenceKind): Promise<Item[]> {
    const rows = (await this.rows()).filter((row) => row.kind === kind);
    const known: readonly (number | string)[] = REFERENCES[kind];
    const added = rows.map(({ item_id }) => item_id).filter((id) => !known.map(String).includes(id));
    const items = [...known, ...added.map(Number).sort((a, b) => a - b)].map((item, at): Item => {
      const row = rows.find(({ item_id }) => item_id === String(item));
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

  /** Read from the database without the cache, for staff. */
  fresh(kind: ReferenceKind): Promise<Item[]> {
    this.forget();
    return this.of(kind);
  }

  /** A list as members see it: a merged item has the name of its replacement. */
  async named(kind: ReferenceKind, language: Language): Promise<ReferenceRow[]> {
    const items = await this.of(kind);
    return items.map(({ item, names, hidden, merged_into }) => ({
      id: item,
      name: (items.find((one) => String(one.item) === merged_into)?.names ?? names)[language],
      ...((hidden === 1 || merged_into !== null) && { hidden: 1 as const }),
    }));
  }

  /** The chosen core tags with merged ones replaced, each once. Refuses unknown ids. */
  async kernels(chosen: readonly number[]): Promise<number[]> {
    const has = (items: readonly Item[]) => chosen.every((id) => items.some(({ item }) => item === id));
    const known = await this.of('kernel');
    // Another process may just have added one.
    const items = has(known) ? known : await this.fresh('kernel');
    if (!has(items)) throw validationError('kernels', 'choice');
    return [...new Set(chosen.map((id) => Number(items.find(({ item }) => item === id)?.merged_into ?? id)))];
  }

  /** All tags of an IP with merges applied. Locks the own ones against merging until the caller's commit. */
  async tags(sql: Sql, chosen: readonly number[], own: readonly string[]) {
    const merged = own.length
      ? await sql.rows<MergedTagEntity>('SELECT * FROM merged_tag WHERE tag IN (?) LOCK IN SHARE MODE', [own])
      : [];
    return {
      kernels: await this.kernels([...chosen, ...merged.map(({ kernel }) => kernel)]),
      own_kernels: own.filter((one) => !merged.some(({ tag }) => tag === one)),
    };
  }

  /** Labels of the given lists and enums: staff's names for reference lists, the catalogue's for enums. */
  async words(prefixes: readonly string[], language: Language): Promise<WordOf> {
    const kinds = REFERENCE_KINDS.filter((kind) => prefixes.includes(kind));
    const lists = new Map<string, ReferenceRow[]>();
    for (const kind of kinds) lists.set(kind, await this.named(kind, language));
    return (prefix, value) =>
      lists.get(prefix)?.find(({ id }) => id === value)?.name ??
      translate(language, `${prefix}.${String(value)}`);
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
        : translate(language, `${kind}.${String(item)}`),
    ]),
  ) as Record<Language, string>;
