import type { Output } from '@moisson/contract/call'
import type { getUser } from '@moisson/contract/user'

type User = Output<typeof getUser>

/** What a person is told by mail, as their row keeps it. */
export type KeptNotifications = User['notifications']

/** The card of an adviser, as far as they have filled it. */
export type KeptAgent = Partial<NonNullable<User['agent']>> & {
  /** Of what the platform knew before an adviser filled their own card. */
  phone?: string | null
  languages?: string[]
}
