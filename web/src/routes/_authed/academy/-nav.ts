import { BookOpen } from 'lucide-react'
import { roles } from '@moisson/core/roles'
import type { NavLink } from '../../../shell/nav-entries.ts'

export const nav: NavLink = {
  to: '/academy',
  label: { fr: 'Comprendre', en: 'Understand' },
  icon: BookOpen,
  order: 90,
  roles,
}
