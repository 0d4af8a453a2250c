export const tabs = ['radar', 'queues', 'companies', 'users', 'funds', 'templates'] as const
export type TabName = (typeof tabs)[number]

/** What the platform’s screen keeps in the address. */
export interface PlatformSearch {
  tab?: TabName
  q?: string
  status?: string
  sort?: string
  /** The adviser whose companies are shown. */
  manager?: string
  /** The group of the radar that is open. */
  risk?: string
  /** The sort of legal date shown. */
  kind?: string
  /** `all` for an adviser of the whole team’s companies; one’s own unless said. */
  scope?: string
  role?: string
  /** The account whose file is open, or `new`. */
  person?: string
  /** The fund whose file is open, or `new`. */
  fund?: string
  /** The company whose file is open, or `new`. */
  company?: string
  /** The campaign being checked, in the company open. */
  review?: string
}
