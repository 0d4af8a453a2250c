import type { Tone } from '../../../../kit/badge.tsx'
import type { Person } from './person-values.ts'

export const statusTone: Record<Person['status'], Tone> = {
  active: 'green',
  on_leave: 'blue',
  left: 'neutral',
  retired: 'neutral',
  deceased: 'neutral',
  archived: 'neutral',
}
