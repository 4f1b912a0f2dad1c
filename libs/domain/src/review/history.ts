/** One line of what happened to a record, as every record of the console shows it. */
export interface HistoryLine {
  id: string;
  at: string;
  action: string;
  from_state: string | null;
  to_state: string | null;
  actor_type: 'member' | 'staff' | 'system';
  actor_name: string;
  reason: string | null;
  /** Changed fields with their values before and after, sensitive ones masked; of content only that it changed. */
  changes: { field: string; before?: unknown; after?: unknown }[];
}
