import type { ErrorName } from '@ipw/domain';
import type { MemberActor, People, StaffActor, Whose } from './actors';

/** A well-formed id of no record. */
export const NOWHERE = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** What the access matrix needs to know about a route. */
export interface Row {
  /** The rest of a valid input; ids of records are filled in. */
  input?: Record<string, unknown> | ((people: People) => Record<string, unknown>);
  /** Query of a call without a body. */
  query?: string;
  /** Path parameters other than `:id`: an action or a version. */
  action?: string;
  /** Fields in which any actor may name any existing record. */
  anybodys?: readonly string[];
  /** Fields that must name approved content of the IP; all planted content is refused at the field. */
  chosen?: readonly string[];
  /** Alternative fields: each is tried without the others. */
  oneOf?: readonly string[];
  /** Refusals that only admitted callers can get. */
  past?: readonly ErrorName[];
  /** The call deletes its record or ends its session, so each caller gets new ones. */
  fresh?: boolean;
  /** All admitted callers read the same. */
  shared?: boolean;
  /** Its records belong to one staff member; no role gives access to another's. */
  personal?: boolean;
  /** A buyer's link opens it, and nothing else; or the link of a brand to a cooperation, or to the entries of its project. */
  link?: true | 'brand' | 'entries';
  /** Refused to holders before they agree to the supplement. */
  supplement?: boolean;
  /** Takes a picture instead of JSON. */
  upload?: boolean;
  /** Exceptions from the declared access: for some records, or for all. */
  except?: Partial<
    Record<MemberActor | StaffActor, ErrorName | 'OK' | Partial<Record<Whose, ErrorName | 'OK'>>>
  >;
}
