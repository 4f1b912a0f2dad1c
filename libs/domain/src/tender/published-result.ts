/** What the result of a tender says to everybody who reads the project. */
export interface PublishedResult {
  published_at: string;
  /** Why nobody was awarded. */
  no_award_reason: string | null;
  awards: { ip_name: string; rank: number | null }[];
}
