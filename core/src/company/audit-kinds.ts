/** What a line of the log is about, for its filter. */
export const auditKinds = [
  'company',
  'access',
  'people',
  'reading',
  'campaign',
  'payment',
  'document',
  'process',
  'other',
] as const
export type AuditKind = (typeof auditKinds)[number]
