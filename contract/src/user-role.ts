import * as z from 'zod/mini'
import { staffRoles } from '@moisson/core/roles'
import { companyRoles } from '@moisson/core/vocabulary'
import { call, staff } from './call.ts'
import { Id } from './shapes.ts'

export const setUserRole = call({
  does: 'Give somebody a role or take it away: administrator of one of the caller’s companies, who is invited and accepts first, and for the platform its own roles',
  http: 'POST /user/{id}/role',
  rights: { scope: 'none', effect: 'changes', kind: 'access' },
  input: {
    path: z.object({ id: Id }),
    body: z.object({
      role: z.enum([...staffRoles, 'none']),
      /** `revoke` takes the role away; `none` is the same as revoking company_admin. */
      action: z.optional(z.enum(['grant', 'revoke'])),
      /** May be left out when the person and the caller have one company in common. */
      company_id: z.optional(Id),
      company_role: z.optional(z.enum(companyRoles)),
    }),
  },
  output: z.object({
    user_id: Id,
    company_id: z.nullable(Id),
    role: z.enum([...staffRoles, 'none']),
    company_role: z.nullable(z.enum(companyRoles)),
    status: z.enum(['active', 'invited', 'revoked']),
  }),
  refusals: [
    'own_role',
    'platform_role',
    'last_owner',
    'last_platform_admin',
    'which_company',
    'too_many_invitations',
    'recent_sign_in_required',
  ],
  who: staff,
  changes: ['user', 'company', 'admin', 'todo'],
  stepUp: true,
  example: (world) => ({
    path: { id: world.colleague },
    body: { role: 'company_admin', company_id: world.company, company_role: 'editor' },
  }),
})
