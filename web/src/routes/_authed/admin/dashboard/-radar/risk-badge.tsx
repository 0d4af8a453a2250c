import type { RadarRisk } from '@moisson/core/vocabulary'
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { Badge } from '../../../../../kit/badge.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { radarWords } from './radar-words.ts'

/** Each risk has its colour, its shape and its word. */
export const riskLook = {
  late: { dot: 'bg-red-600', mark: 'bg-red-600 rotate-45', tone: 'red', icon: TriangleAlert },
  soon: { dot: 'bg-amber-500', mark: 'bg-amber-500 rounded-[3px]', tone: 'amber', icon: Clock },
  ok: { dot: 'bg-primary-600', mark: 'bg-primary-600 rounded-full', tone: 'green', icon: CircleCheck },
} as const

export function RiskBadge({ risk }: { risk: RadarRisk }) {
  const words = useWords(radarWords)
  const { tone, icon } = riskLook[risk]
  return (
    <Badge tone={tone} icon={icon}>
      {words.risks[risk]}
    </Badge>
  )
}
