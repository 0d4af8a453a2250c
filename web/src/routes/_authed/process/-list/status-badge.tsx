import type { Tone } from '../../../../kit/badge.tsx'
import { Badge } from '../../../../kit/badge.tsx'
import { useRole } from '../../../../session/chosen-role.ts'
import { useUser } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Process } from '../-process.ts'
import { processWords } from '../-process-words.ts'

const tones: Record<Process['status'], Tone> = {
  not_started: 'amber',
  in_progress: 'blue',
  waiting_company: 'amber',
  waiting_manager: 'blue',
  waiting_third_party: 'neutral',
  completed: 'green',
  cancelled: 'neutral',
}

/** Whose turn it is, said from where the reader stands. */
export function ProcessStatusBadge({ status }: { status: Process['status'] }) {
  const words = useWords(processWords)
  const adviser = useRole(useUser()) !== 'company_admin'
  const said: Partial<Record<string, string>> = adviser ? words.statusForAdviser : {}
  const turned = adviser && (status === 'waiting_company' || status === 'waiting_manager')
  const tone = turned ? (status === 'waiting_company' ? 'blue' : 'amber') : tones[status]
  return <Badge tone={tone}>{said[status] ?? words.status[status]}</Badge>
}
