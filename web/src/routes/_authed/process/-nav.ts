import { staffRoles } from '@moisson/core/roles'
import { Route } from 'lucide-react'
import type { NavLink } from '../../../shell/nav-entries.ts'

export const nav: NavLink = {
  to: '/process',
  label: { fr: 'Parcours', en: 'Processes' },
  icon: Route,
  order: 65,
  roles: staffRoles,
  reads: 'GET /company/{id}/process',
  group: 'company',
}
