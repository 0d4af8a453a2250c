import { staffRoles } from '@moisson/core/roles'
import { LayoutDashboard } from 'lucide-react'
import type { NavLink } from '../../../shell/nav-entries.ts'

export const nav: NavLink = {
  to: '/dashboard',
  label: { fr: 'Tableau de bord', en: 'Dashboard' },
  short: { fr: 'Tableau', en: 'Dashboard' },
  icon: LayoutDashboard,
  order: 10,
  roles: staffRoles,
  group: 'company',
}
