/** A line of a record's history in the console. */
export interface HistoryLine {
  id: string;
  at: string;
  action: string;
  from_state: string | null;
  to_state: string | null;
  actor_type: 'member' | 'staff' | 'system' | 'visitor';
  actor_name: string;
  reason: string | null;
  /** Changed fields with their values before and after, sensitive ones masked; for content without values. */
  changes: { field: string; before?: unknown; after?: unknown }[];
}
