import { Radar } from 'lucide-react'
import type { NavLink } from '../../../../shell/nav-entries.ts'

export const nav: NavLink = {
  to: '/admin/dashboard',
  label: { fr: 'Portefeuille', en: 'Portfolio' },
  icon: Radar,
  order: 0,
  roles: ['manager', 'platform_admin'],
  group: 'portfolio',
}
