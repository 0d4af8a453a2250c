import { previewSimulation } from '@moisson/contract/simulation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '../../../../api/api-error.ts'
import { readOptions } from '../../../../api/read.ts'
import { useSettled } from '../../../../form/use-settled.ts'
import { useCompany } from '../../../../session/account.ts'
import { sent, shown, type Given } from './given-inputs.ts'
import type { InputsByType, PreviewBody, Results, Simulation, SimulationType } from '../-simulation.ts'

/** The fields of one type as its builder sees them: what was given, else what the company's file says. */
export interface Form<T extends SimulationType> {
  values: Partial<InputsByType[T]>
  set: <Name extends keyof InputsByType[T] & string>(name: Name, value: InputsByType[T][Name] | null) => void
  /** What to correct in a field; a field that is only still empty says so once it was touched. */
  errorOf: (field: string) => string | undefined
  /** Where a value that nobody gave comes from. */
  assumed: (field: keyof InputsByType[T] & string) => Results['assumed'][number]['from'] | undefined
}
export type AnyForm = { [T in SimulationType]: Form<T> }[SimulationType]

type Kept = Pick<Simulation, 'inputs' | 'results' | 'rules_date'>

/** The inputs given so far and what they give: computed by the server a moment after the last key, the former result kept meanwhile. */
export function useBuilder(
  type: SimulationType,
  source: Simulation | null,
  { stored, rulesDate, again }: { stored: boolean; rulesDate: string | undefined; again: boolean },
) {
  const [initial] = useState<Given>(source?.inputs ?? {})
  const company = useCompany()
  const [given, setGiven] = useState<Given>(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const settled = useSettled(given)
  const body = { type, inputs: sent(settled), rules_date: rulesDate } as PreviewBody
  const preview = useQuery({
    ...readOptions(previewSimulation, { path: { id: company.id }, body }),
    // What was kept is shown as it was kept, until something changes or is asked for again.
    enabled: !stored || again || settled !== initial || rulesDate !== source?.rules_date,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
  const [kept, setKept] = useState<Kept | undefined>(preview.data ?? (stored && source ? source : undefined))
  if (preview.data && preview.data !== kept) setKept(preview.data)

  const completed = (kept?.inputs ?? {}) as Given
  const errors = preview.error?.fieldErrors ?? {}
  const current = preview.data !== undefined && given === settled
  const form: Form<never> = {
    values: shown(completed, given, current) as never,
    set(name: string, value: unknown) {
      setTouched(new Set([...touched, name]))
      setGiven((former) => ({ ...former, [name]: value }))
    },
    errorOf(field: string) {
      const message = errors[`inputs.${field}`]
      return touched.has(field.split('.')[0] ?? field) ? message : undefined
    },
    assumed: (field: string) =>
      given[field] != null ? undefined : kept?.results.assumed.find((one) => one.field === field)?.from,
  }
  return {
    form: form as unknown as AnyForm,
    given: sent(given),
    changed: JSON.stringify(sent(given)) !== JSON.stringify(sent(initial)),
    results: kept?.results ?? null,
    rulesDate: kept?.rules_date ?? null,
    /** The figures shown belong to the former inputs. */
    stale: kept !== undefined && (preview.isFetching || given !== settled || preview.error !== null),
    waiting: preview.isPending && kept === undefined,
    error: preview.error as ApiError | null,
    missing: Object.values(errors),
    retry: () => void preview.refetch(),
    touchAll: () => setTouched(new Set(Object.keys(errors).map((field) => field.split('.')[1] ?? field))),
  }
}
export type BuilderState = ReturnType<typeof useBuilder>
