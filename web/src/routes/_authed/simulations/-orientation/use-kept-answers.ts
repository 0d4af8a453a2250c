import { getCompany, updateCompany } from '@moisson/contract/company'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useChange } from '../../../../api/change.ts'
import { readOptions } from '../../../../api/read.ts'
import { useToday } from '../../../../clock/business-now.ts'
import { useDenied } from '../../../../kit/rights.ts'
import { useCompany } from '../../../../session/account.ts'
import { answeredFile, withYear } from './answered-file.ts'
import type { Given, Oriented } from './oriented.ts'

/**
 * Keeps the answers in the company's file as they are given, once they are `sound`, wages with their exercice: another visit, another device, the
 * steps, the simulations and the agreement then find them.
 */
export function useKeptAnswers(
  given: Given,
  sound: boolean,
  oriented: Pick<Oriented, 'asks' | 'closed_year'> | undefined,
) {
  const company = useCompany()
  const client = useQueryClient()
  const today = useToday()
  const update = useChange(updateCompany)
  const denied = useDenied(updateCompany)
  const kept = useRef({ answers: {} as Given, version: 0, under_way: Promise.resolve(true) })

  async function save(): Promise<boolean> {
    const answers = oriented === undefined ? given : withYear(given, oriented)
    const body = answeredFile(answers, kept.current.answers, today)
    if (denied !== undefined || Object.keys(body).length === 0) return true
    const version = Math.max(company.version, kept.current.version)
    const outcome = await update.send({ path: { id: company.id }, body }, { version })
    if (!outcome.ok) return false
    Object.assign(kept.current, { answers, version: outcome.value.version })
    client.setQueryData(readOptions(getCompany, {}).queryKey, outcome.value)
    return true
  }
  // One after the other: what is begun while an answer is being kept waits for it.
  const keep = () => (kept.current.under_way = kept.current.under_way.then(save))
  const { error } = update
  const onSound = useEffectEvent(() => {
    if (sound && error === null) void keep()
  })
  useEffect(() => onSound(), [sound, given, oriented?.closed_year])
  return { keep, error }
}
