import { staffRoles } from '@moisson/core/roles'
import { Landmark } from 'lucide-react'
import type { NavLink } from '../../../shell/nav-entries.ts'

export const nav: NavLink = {
  to: '/versement',
  label: { fr: 'Versements', en: 'Payments' },
  icon: Landmark,
  order: 40,
  roles: staffRoles,
  reads: 'GET /company/{id}/payments',
  group: 'company',
}
