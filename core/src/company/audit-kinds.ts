/** What a line of the log is about, for its filter. */
export const auditKinds = [
  'company',
  'access',
  'people',
  'campaign',
  'payment',
  'document',
  'process',
  'other',
] as const
export type AuditKind = (typeof auditKinds)[number]
