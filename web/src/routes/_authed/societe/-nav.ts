import { staffRoles } from '@moisson/core/roles'
import { Building2 } from 'lucide-react'
import type { NavLink } from '../../../shell/nav-entries.ts'

export const nav: NavLink = {
  to: '/societe',
  label: { fr: 'Société', en: 'Company' },
  icon: Building2,
  order: 70,
  roles: staffRoles,
  group: 'company',
}
