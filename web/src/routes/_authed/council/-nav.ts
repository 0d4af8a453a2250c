import { UsersRound } from 'lucide-react'
import type { NavLink } from '../../../shell/nav-entries.ts'

export const nav: NavLink = {
  to: '/council',
  label: { fr: 'CSE', en: 'Works council' },
  icon: UsersRound,
  order: 10,
  roles: ['company_admin'],
  reads: 'GET /company/{id}/council',
  group: 'company',
  council: true,
}
