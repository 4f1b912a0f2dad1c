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

/** The word of a value, by the prefix of its labels. */
export type WordOf = (prefix: string, value: unknown) => string;

/** The reference lists, read in one place: the built-in ones with what staff changed. */
@Injectable()
export class ReferenceListService {
  private known: { rows: Promise<ReferenceItemEntity[]>; until: number } | undefined;

  constructor(private readonly db: Db) {}

  /** Everything in a list, in its order: items nobody may choose any more still have a name. */
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

  /** Chosen core tags with whatever took the place of a merged one, each once. Refuses what is none. */
  async kernels(chosen: readonly number[]): Promise<number[]> {
    const has = (items: readonly Item[]) => chosen.every((id) => items.some(({ item }) => item === id));
    const known = await this.of('kernel');
    // Another process may just have added one.
    const items = has(known) ? known : await this.fresh('kernel');
    if (!has(items)) throw validationError('kernels', 'choice');
    return [...new Set(chosen.map((id) => Number(items.find(({ item }) => item === id)?.merged_into ?? id)))];
  }

  /** All tags of an IP as they count now. Own ones are held against being merged until the caller has committed. */
  async tags(sql: Sql, chosen: readonly number[], own: readonly string[]) {
    const merged = own.length
      ? await sql.rows<MergedTagEntity>('SELECT * FROM merged_tag WHERE tag IN (?) LOCK IN SHARE MODE', [own])
      : [];
    return {
      kernels: await this.kernels([...chosen, ...merged.map(({ kernel }) => kernel)]),
      own_kernels: own.filter((one) => !merged.some(({ tag }) => tag === one)),
    };
  }

  /** The words of whatever lists some content draws from, as staff have named them; of closed sets the catalogue's. */
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
