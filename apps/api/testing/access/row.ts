import type { ErrorName } from '@ipw/domain';
import type { MemberActor, People, StaffActor, Whose } from './actors';

/** An id: well formed, and of nobody. */
export const NOWHERE = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** What the access matrix has to know of one route. */
export interface Row {
  /** The rest of a valid input; ids of records are filled in. */
  input?: Record<string, unknown> | ((people: People) => Record<string, unknown>);
  /** The query of a call whose input is not a body. */
  query?: string;
  /** The part of the path other than `:id`: an action or a version. */
  action?: string;
  /** Fields by which everybody may name everybody's record: only one that is not there is refused. */
  anybodys?: readonly string[];
  /** Fields of which a call names one: each is tried without the others. */
  oneOf?: readonly string[];
  /** Refusals that only who was let in can meet. */
  past?: readonly ErrorName[];
  /** It takes away the record or the session it is called with: each caller gets new ones. */
  fresh?: boolean;
  /** Everybody whom it admits reads the same: nothing is narrowed to the caller. */
  shared?: boolean;
  /** Its records are a person's of the staff: nobody else has them, whatever their role. */
  personal?: boolean;
  /** It takes a picture instead of a body of JSON. */
  upload?: boolean;
  /** Who is answered otherwise than the declaration says, and how; for some records, or for all. */
  except?: Partial<
    Record<MemberActor | StaffActor, ErrorName | 'OK' | Partial<Record<Whose, ErrorName | 'OK'>>>
  >;
}
