import { staffRoles } from '@moisson/core/roles'
import { Users } from 'lucide-react'
import type { NavLink } from '../../../shell/nav-entries.ts'

export const nav: NavLink = {
  to: '/beneficiaires',
  label: { fr: 'Bénéficiaires', en: 'Beneficiaries' },
  short: { fr: 'Bénéficiaires', en: 'People' },
  icon: Users,
  order: 30,
  roles: staffRoles,
  reads: 'GET /company/{id}/beneficiaries',
  group: 'company',
}
