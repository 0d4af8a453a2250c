import { parisDay } from '@moisson/law/paris-time'
import { completeAnswers } from '@moisson/core/accord/complete-answers'
import { finishedPart } from '@moisson/core/accord/draft-answers'
import { withAnswer } from '@moisson/core/accord/answer-path'
import {
  getAccordDraft,
  listAccordDrafts,
  previewAccord,
  updateAccordDraft,
} from '@moisson/contract/accord-drafts'
import { listPlans } from '@moisson/contract/company'
import { listEstablishments } from '@moisson/contract/establishment'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readOptions, useLateRead } from '../../../../../api/read.ts'
import { send } from '../../../../../api/send.ts'
import { useSettled } from '../../../../../form/use-settled.ts'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { PagePending } from '../../../../../shell/page-pending.tsx'
import { useCompany } from '../../../../../session/account.ts'
import { AnswersQueue, leftOn, shelfHere, type Answers, type StoredDraft } from './answers-queue.ts'
import { factsOf } from './company-facts.ts'
import { EditorFrame } from './editor-frame.tsx'
import { GoneDraft } from './gone-draft.tsx'
import { isStep, stepOf, stepCodes, type StepCode } from './steps.ts'
import { CreatorContext, type Creator } from './use-creator.ts'

const route = getRouteApi('/_authed/wizards/interessementCreator/')

/** One agreement being written, step by step. */
export default function Editor({ id }: { id: string }) {
  const company = useCompany()
  const reading = useLateRead(getAccordDraft, { path: { id: company.id, aid: id } })
  if (reading.error?.status === 404 && !reading.data)
    return <GoneDraft draftId={id} answers={leftOn(shelfHere(), id)?.answers ?? null} />
  if (reading.error && !reading.data)
    return <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
  if (!reading.data) return <PagePending />
  return <OpenDraft stored={reading.data} />
}

function useQueue(stored: StoredDraft): AnswersQueue {
  const client = useQueryClient()
  const [queue] = useState(
    () =>
      new AnswersQueue(stored, {
        shelf: shelfHere(),
        save: async (answers, version) => {
          const path = { id: stored.company_id, aid: stored.id }
          const saved = await send(updateAccordDraft, { path, body: { answers } }, { version })
          client.setQueryData(readOptions(getAccordDraft, { path }).queryKey, saved)
          void client.invalidateQueries({ queryKey: [listAccordDrafts.http] })
          return saved
        },
      }),
  )
  useEffect(() => queue.attend(), [queue])
  useEffect(() => queue.adopt(stored), [queue, stored])
  return queue
}

function OpenDraft({ stored }: { stored: StoredDraft }) {
  const company = useCompany()
  const { text } = useFormat()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const queue = useQueue(stored)
  const view = useSyncExternalStore(queue.subscribe, queue.view)
  const { answers } = view
  const step: StepCode = isStep(search.step) ? search.step : 'company'
  const [seen, setSeen] = useState<ReadonlySet<StepCode>>(new Set())
  const [current, setCurrent] = useState(step)
  if (current !== step) {
    setCurrent(step)
    setSeen(new Set([...seen, current]))
  }
  const [values, setValues] = useState<Readonly<Record<string, number>>>({})
  const plans = useLateRead(listPlans, { path: { id: company.id } })
  const sites = useLateRead(listEstablishments, { path: { id: company.id } })
  const kinds = new Set((plans.data?.items ?? []).map(({ kind }) => String(kind)))
  const facts = {
    ...factsOf(company, sites.data?.items ?? []),
    plans: [
      ...(kinds.has('pee') ? ['PEE' as const] : []),
      ...(kinds.has('percol') ? ['PERCOL' as const] : []),
    ],
  }
  const today = plans.data?.today ?? parisDay(stored.updated_at)
  const accord = completeAnswers(finishedPart(answers).given, facts, today)
  const preview = usePreview(answers, values, step === 'text')
  const problems = preview.data?.problems ?? []

  function goTo(next: StepCode, field?: string) {
    void navigate({
      search: { draft: stored.id, step: next },
      hash: field ?? '',
      resetScroll: true,
    })
  }
  const creator: Creator = {
    draftId: stored.id,
    today,
    answers,
    accord,
    preview: preview.data ?? null,
    stale: preview.stale,
    error: preview.error,
    retry: preview.retry,
    change: (next) => queue.change(next(queue.view().answers)),
    put: (place, value) => queue.change(withAnswer(queue.view().answers, place, value)),
    problemAt(place) {
      const found = problems.find(({ field }) => field === place)
      const early = found?.code === 'clause_missing' && !isSeen(stepOf(place), seen, stored)
      return found && !early ? text(found.message) : undefined
    },
    values,
    tryValues: setValues,
    goTo,
  }
  return (
    <CreatorContext value={creator}>
      <EditorFrame step={step} seen={seen} queue={queue} view={view} />
    </CreatorContext>
  )
}

/** What is only missing is not said before its step was left, here or on a former day. */
function isSeen(step: StepCode, seen: ReadonlySet<StepCode>, stored: StoredDraft): boolean {
  if (seen.has('compliance') || seen.has('text')) return true
  const last = Math.max(-1, ...[...seen].map((one) => stepCodes.indexOf(one)))
  return stepCodes.indexOf(step) <= last || (stored.version > 1 && seen.has(step))
}

/** What the answers make, asked a moment after the last key. */
function usePreview(answers: Answers, values: Readonly<Record<string, number>>, withText: boolean) {
  const company = useCompany()
  const asked = useSettled(answers)
  const tried = useSettled(values)
  const query = useQuery({
    ...readOptions(previewAccord, {
      path: { id: company.id },
      body: { answers: asked, values: tried, text: withText },
    }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
  return {
    data: query.data,
    error: query.error,
    stale: query.isPlaceholderData || answers !== asked || values !== tried,
    retry: () => void query.refetch(),
  }
}
