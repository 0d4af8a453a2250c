interface RoleFacts {
  /** The word of a call's `who`. */
  who: string
  /** What gives it: a mark on the account, a membership of the company, or a person's own file there. */
  by: 'account' | 'membership' | 'file'
  /** Works in the companies' space, rather than in one's own. */
  works: boolean
  /** Which of several roles somebody takes up first: the lowest. */
  rank: number
}

/** Everybody who signs in is one of these, or several; calls, server and screens derive from it, a test asks the database. */
export const roleFacts = {
  platform_admin: { who: 'platformAdmin', by: 'account', works: true, rank: 3 },
  manager: { who: 'manager', by: 'membership', works: true, rank: 2 },
  company_admin: { who: 'companyAdmin', by: 'membership', works: true, rank: 1 },
  beneficiary: { who: 'beneficiary', by: 'file', works: false, rank: 4 },
} as const satisfies Record<string, RoleFacts>

export type Role = keyof typeof roleFacts
type Having<Fact extends Partial<RoleFacts>> = {
  [One in Role]: (typeof roleFacts)[One] extends Fact ? One : never
}[Role]

export const roles = Object.keys(roleFacts) as Role[]
/** The roles whose space is the companies'. */
export const staffRoles = roles.filter((role) => roleFacts[role].works) as Having<{ works: true }>[]
/** The roles that a membership gives. */
export const memberRoles = roles.filter((role) => roleFacts[role].by === 'membership') as Having<{
  by: 'membership'
}>[]
/** The roles that are held in one company or another. */
export const companyBoundRoles = roles.filter((role) => roleFacts[role].by !== 'account') as Having<{
  by: 'membership' | 'file'
}>[]
