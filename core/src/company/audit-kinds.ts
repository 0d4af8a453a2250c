import { say, type Text, type Wording } from '@moisson/law/text'

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

/** What an action of the log says after the name of whoever did it, and what it is about. */
export interface ActionWords extends Text {
  kind: AuditKind
}
export const said = (kind: AuditKind, ...words: Wording): ActionWords => ({ kind, ...say(...words) })
