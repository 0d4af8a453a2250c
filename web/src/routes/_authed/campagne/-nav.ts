import { Megaphone } from 'lucide-react'
import type { NavLink } from '../../../shell/nav-entries.ts'

export const nav: NavLink = {
  to: '/campagne',
  label: { fr: 'Campagnes', en: 'Campaigns' },
  icon: Megaphone,
  order: 20,
  roles: ['company_admin', 'manager', 'platform_admin'],
  group: 'company',
}
