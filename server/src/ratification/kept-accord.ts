import type { Accord } from '@moisson/core/accord/accord'
import { ENGINE_VERSION } from '@moisson/core/accord/write-accord'
import type { DocumentRow } from '../document/document-store.ts'

/** What a text written here was written from, when the engine that wrote it still stands. */
export function keptAccord(row: Pick<DocumentRow, 'answers'>): { accord: Accord; code: string } | null {
  const kept = row.answers
  if (kept?.engine_version !== ENGINE_VERSION || !kept.accord) return null
  return { accord: kept.accord, code: kept.identification_code ?? '' }
}
