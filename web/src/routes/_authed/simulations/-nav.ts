import { staffRoles } from '@moisson/core/roles'
import { Calculator } from 'lucide-react'
import type { NavLink } from '../../../shell/nav-entries.ts'

export const nav: NavLink = {
  to: '/simulations',
  label: { fr: 'Simulations', en: 'Simulations' },
  icon: Calculator,
  order: 60,
  roles: staffRoles,
  reads: 'GET /company/{id}/simulations',
  group: 'company',
}
