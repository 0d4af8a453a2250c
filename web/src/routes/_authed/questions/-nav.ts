import { staffRoles } from '@moisson/core/roles'
import { CircleHelp } from 'lucide-react'
import type { NavLink } from '../../../shell/nav-entries.ts'

export const nav: NavLink = {
  to: '/questions',
  label: { fr: 'Questions', en: 'Questions' },
  icon: CircleHelp,
  order: 35,
  roles: staffRoles,
  reads: 'GET /company/{id}/questions',
  group: 'company',
}
