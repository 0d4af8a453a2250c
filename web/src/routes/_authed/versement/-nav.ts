import { Landmark } from 'lucide-react'
import type { NavLink } from '../../../shell/nav-entries.ts'

export const nav: NavLink = {
  to: '/versement',
  label: { fr: 'Versements', en: 'Payments' },
  icon: Landmark,
  order: 40,
  roles: ['company_admin', 'manager', 'platform_admin'],
  group: 'company',
}
