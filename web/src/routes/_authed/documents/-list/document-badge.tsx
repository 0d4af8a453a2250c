import { documentStatusNames } from '@moisson/core/document/document-types'
import type { DocumentStatus } from '@moisson/core/vocabulary'
import { CircleCheck, CircleX, Clock, FilePen, PenLine } from 'lucide-react'
import type { BadgeProps } from '../../../../kit/badge.tsx'
import { Badge } from '../../../../kit/badge.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { documentWords } from '../-document-words.ts'

const looks: Record<DocumentStatus, Pick<BadgeProps, 'tone' | 'icon'>> = {
  draft: { tone: 'neutral', icon: FilePen },
  to_sign: { tone: 'amber', icon: PenLine },
  signed: { tone: 'green', icon: CircleCheck },
  filed: { tone: 'green', icon: CircleCheck },
  active: { tone: 'green', icon: CircleCheck },
  expired: { tone: 'red', icon: CircleX },
  archived: { tone: 'neutral' },
}

/** Where a paper stands, and its last day when it is near or past. */
export function DocumentBadge(props: {
  paper: { status: DocumentStatus; expires_soon?: boolean; valid_until?: string | null }
}) {
  const { status, expires_soon, valid_until } = props.paper
  const words = useWords(documentWords)
  const { text, shortDay } = useFormat()
  if (expires_soon && valid_until)
    return (
      <Badge tone="amber" icon={Clock}>
        {words.expiresOn(shortDay(valid_until))}
      </Badge>
    )
  return (
    <Badge {...looks[status]}>
      {status === 'expired' && valid_until
        ? words.expiredOn(shortDay(valid_until))
        : text(documentStatusNames[status])}
    </Badge>
  )
}
