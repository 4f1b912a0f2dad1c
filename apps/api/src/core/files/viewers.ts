import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { isAnyIpAssigned, isAssigned, isNarrowed, type StaffReader } from '../auth/assignment';
import { Db } from '../db/db';
import type { Condition } from '../db/list-query';
import type { UploadedFileEntity } from './uploaded-file.entity';

type File = Pick<UploadedFileEntity, 'id' | 'owner_id'>;

const KINDS = ['member', 'staff', 'link', 'visitor', 'buyer', 'holder', 'party'] as const;
type Kind = (typeof KINDS)[number];

/** Viewers who are no account. */
export type Guest = Exclude<Kind, 'member' | 'staff'>;

/** The viewer in an address: first letter of the kind, and the id. */
export const viewerName = ({ kind, id }: { kind: string; id: string }): string => kind[0]! + id;

/** Whether a viewer is a member or staff, not a `Guest`. */
export const hasAccount = (viewer: string): boolean => /^[ms]/.test(viewer);

/** The id of a guest who came by a link: the record it belongs to, and its number. */
export function linkIn(id: string): [id: string, number: number] {
  const [record = '', number = ''] = id.split('.');
  return [record, Number(number)];
}

/**
 * Decides who may open a private file: its owner, viewers for whom a registered feature declares that its records open it,
 * and staff. What nobody declares opens nothing. Features register theirs at start.
 */
@Injectable()
export class FileViewerRegistry {
  private readonly known: FileViewers[] = [];

  constructor(private readonly db: Db) {}

  register(viewers: FileViewers): void {
    this.known.push(viewers);
  }

  /** Whether the viewer an address was signed for may still open its file. */
  async mayOpen(viewer: string, file: File): Promise<boolean> {
    const id = viewer.slice(1);
    const kind = KINDS.find((name) => name[0] === viewer[0]);
    if (!kind) return false;
    if (kind === 'staff') return this.opensToStaff(id, file);
    if ((kind === 'member' || kind === 'visitor') && id === file.owner_id) return true;
    return kind !== 'visitor' && this.finds((of) => of[kind]?.(id, file.id));
  }

  /**
   * Whether a file that is not closed to staff is in a staff member's care: consultants open only files of assigned members,
   * files that show IPs in their care, and what features open to them.
   */
  async mayLookAt(staff: StaffReader, { id, owner_id }: File): Promise<boolean> {
    return (
      !isNarrowed(staff) ||
      (await isAssigned(this.db, staff, owner_id)) ||
      (await this.finds((of) => of.consultant?.(staff, id))) ||
      this.showsAssignedIp(staff, id)
    );
  }

  /** A restriction of any feature wins over whatever else opens the file. */
  private async opensToStaff(id: string, file: File): Promise<boolean> {
    const staff = await this.db.one<StaffReader>(
      'SELECT id, role FROM staff WHERE id = ? AND disabled_at IS NULL',
      [id],
    );
    return !!staff && !(await this.finds((of) => of.closed?.(staff, file.id))) && this.mayLookAt(staff, file);
  }

  private async showsAssignedIp(staff: StaffReader, fileId: string): Promise<boolean> {
    const selects = this.select((of) => of.ips?.(fileId));
    if (selects.length === 0) return false;
    const ips = await this.db.rows<{ ip_id: string }>(
      selects.map(({ sql }) => sql).join(' UNION '),
      selects.flatMap(({ params }) => params),
    );
    return isAnyIpAssigned(
      this.db,
      staff,
      ips.map(({ ip_id }) => ip_id),
    );
  }

  /** Whether a SELECT of any feature finds a row: one statement, which ends at the first that does. */
  private async finds(of: (viewers: FileViewers) => Condition | undefined): Promise<boolean> {
    const selects = this.select(of);
    if (selects.length === 0) return false;
    const answer = await this.db.one<{ found: 0 | 1 }>(
      `SELECT ${selects.map(({ sql }) => `EXISTS (${sql})`).join(' OR ')} AS found`,
      selects.flatMap(({ params }) => params),
    );
    return answer?.found === 1;
  }

  private select(of: (viewers: FileViewers) => Condition | undefined): Condition[] {
    return this.known.map(of).filter((one) => one !== undefined);
  }
}

/**
 * Who may open files because of a feature's records. Each method answers a SELECT that finds a row while the record opens the
 * file to the viewer with this id. A feature leaves out the viewers to whom it opens nothing.
 */
export abstract class FileViewers implements OnModuleInit {
  @Inject(FileViewerRegistry) private readonly registry!: FileViewerRegistry;

  onModuleInit(): void {
    this.registry.register(this);
  }

  /** Members who did not upload the file themselves. */
  member?(memberId: string, fileId: string): Condition;
  /** Who came by the private link of a shop: id of the IP, number of the link. */
  link?(link: string, fileId: string): Condition;
  /** The buyer of a sheet: id of the sheet, number of the link. */
  buyer?(buyer: string, fileId: string): Condition;
  /** A member who answers a sheet: id of the member, id of the sheet. */
  holder?(holder: string, fileId: string): Condition;
  /** A brand: id of the cooperation, or of the project it scores, number of the link. */
  party?(party: string, fileId: string): Condition;
  /** Consultants, to whom not every file is open. */
  consultant?(staff: StaffReader, fileId: string): Condition | undefined;
  /** Ids (`ip_id`) of IPs the file shows something of: it opens to consultants who have one of them in their care. */
  ips?(fileId: string): Condition;
  /** Closes the file to a staff member, also when something opens it to them. */
  closed?(staff: StaffReader, fileId: string): Condition | undefined;
}
