import { Badge } from '../../../../kit/badge.tsx'
import type { Tone } from '../../../../kit/badge.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { FileRow } from './use-extract.ts'
import { importWords } from './import-words.ts'

const tones: Record<FileRow['status'], Tone> = {
  new: 'green',
  updated: 'blue',
  unchanged: 'neutral',
  error: 'red',
  duplicate: 'amber',
  missing: 'amber',
}

/** What a row would do, or that it is left out. */
export function RowStatus({ row }: { row: FileRow }) {
  const words = useWords(importWords)
  if (row.left_out) return <Badge>{words.statuses.left_out}</Badge>
  return <Badge tone={tones[row.status]}>{words.statuses[row.status]}</Badge>
}
