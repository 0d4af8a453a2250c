import { updateAccordDraft } from '@moisson/contract/accord-drafts'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { ArrowLeft, ArrowRight, History, MessageSquare, Share2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { Form } from '../../../../../form/form.tsx'
import { useSaveKey } from '../../../../../form/use-save-key.ts'
import { useSheet, useUnread } from '../../../../../form/use-sheet.ts'
import { leadTo } from '../../../../../form/lead-to.ts'
import { Button } from '../../../../../kit/button.tsx'
import { late } from '../../../../../kit/late.tsx'
import { onceSomebodyIsThere } from '../../../../../kit/once-somebody-is-there.ts'
import { PageHeader } from '../../../../../kit/page-header.tsx'
import { SkeletonLines } from '../../../../../kit/skeleton.tsx'
import { ButtonLink } from '../../../../../shell/button-link.tsx'
import { UnsavedChanges } from '../../../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import type { AnswersQueue, QueueView } from './answers-queue.ts'
import { creatorWords } from './creator-words.ts'
import { ConflictNotice, SavedLine } from './saved-line.tsx'
import { ResultBar } from './result-bar.tsx'
import { useComments } from '../-share/comments.tsx'
import { shareWords } from '../-share/share-words.ts'
import { ResultSide } from './result-side.tsx'
import { StepList } from './step-list.tsx'
import { stepCodes, type StepCode } from './steps.ts'
import { useCreator, type Preview } from './use-creator.ts'

type StepScreen = { default: ComponentType }
const pieces: Record<StepCode, () => Promise<StepScreen>> = {
  company: () => import('../-steps/company-step.tsx'),
  conclusion: () => import('../-steps/conclusion-step.tsx'),
  scope: () => import('../-steps/scope-step.tsx'),
  beneficiaries: () => import('../-steps/beneficiaries-step.tsx'),
  indicators: () => import('../-steps/indicators-step.tsx'),
  formula: () => import('../-steps/formula-step.tsx'),
  caps: () => import('../-steps/caps-step.tsx'),
  split: () => import('../-steps/split-step.tsx'),
  presence: () => import('../-steps/presence-step.tsx'),
  payment: () => import('../-steps/payment-step.tsx'),
  life: () => import('../-steps/life-step.tsx'),
  compliance: () => import('../-steps/compliance-step.tsx'),
  text: () => import('../-steps/text-step.tsx'),
}
const screens = Object.fromEntries(stepCodes.map((code) => [code, lazy(pieces[code])])) as Record<
  StepCode,
  LazyExoticComponent<ComponentType>
>
/** Every step is on the device once somebody is there: a cut network stops no answer. */
function fetchSteps() {
  for (const code of stepCodes) void pieces[code]().catch(() => undefined)
}
const ShareDialog = late(() => import('../-share/share-dialog.tsx'))
/** Where there is something to fill; the last two are read. */
const isAsked = (step: StepCode) => step !== 'compliance' && step !== 'text'

/** Steps on one side, the questions in the middle, what they give on the other. */
export function EditorFrame(props: {
  step: StepCode
  seen: ReadonlySet<StepCode>
  queue: AnswersQueue
  view: QueueView
}) {
  const { step, seen, queue, view } = props
  const words = useWords(creatorWords)
  const share = useWords(shareWords)
  const [sharing, setSharing] = useState(false)
  const { goTo, preview } = useCreator()
  const sheet = useSheet()
  const unread = useUnread(sheet)
  const place = stepCodes.indexOf(step)
  const [before, after] = [stepCodes[place - 1], stepCodes[place + 1]]
  const Screen = screens[step]
  useSaveKey(
    () => void queue.send(),
    () => document.getElementById(sheet.id),
  )
  useLeading(step)
  useEffect(() => onceSomebodyIsThere(fetchSteps), [])
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <PageHeader
        above={
          <Link
            to="/wizards/interessementCreator"
            search={{}}
            className="inline-flex items-center gap-1.5 hover:text-neutral-900"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {words.back}
          </Link>
        }
        title={view.stored.name}
        actions={
          <>
            <ToTreat />
            <SavedLine state={view.state} wrong={unread.length + refusedIn(preview)} />
            <ButtonLink
              look="quiet"
              icon={History}
              to="/wizards/interessementCreator"
              search={{ draft: view.stored.id, versions: 'last' }}
            >
              {words.versions}
            </ButtonLink>
            <Button look="quiet" icon={Share2} onClick={() => setSharing(true)}>
              {share.share}
            </Button>
          </>
        }
      />
      {sharing && <ShareDialog draftId={view.stored.id} onClose={() => setSharing(false)} />}
      <ConflictNotice queue={queue} view={view} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[11.5rem_minmax(0,1fr)_18.5rem] 2xl:grid-cols-[15rem_minmax(0,1fr)_24rem]">
        <StepList step={step} seen={seen} />
        <div
          className={clsx('@container grid min-w-0 grid-cols-1 gap-6', step === 'text' && 'xl:col-span-2')}
        >
          <Form
            sheet={sheet}
            ownKey
            unguarded
            {...(isAsked(step) && { makes: updateAccordDraft })}
            className="grid grid-cols-1 gap-6"
            onSubmit={() => after && goTo(after)}
          >
            <header className="grid gap-1">
              <p className="text-sm text-neutral-600">{words.stepOf(place + 1, stepCodes.length)}</p>
              <h2 className="text-xl font-semibold">{words.titles[step]}</h2>
              <p className="max-w-prose text-pretty text-neutral-600">{words.intros[step]}</p>
            </header>
            <Suspense key={step} fallback={<SkeletonLines lines={8} />}>
              <Screen />
            </Suspense>
          </Form>
          <nav aria-label={words.steps} className="flex flex-wrap items-center justify-between gap-3">
            {before ? (
              <Button look="quiet" icon={ArrowLeft} onClick={() => goTo(before)}>
                {words.previous}
              </Button>
            ) : (
              <span />
            )}
            {after && (
              <Button
                look="primary"
                icon={ArrowRight}
                className="max-sm:h-auto! max-sm:min-h-11 max-sm:w-full max-sm:py-2 max-sm:whitespace-normal!"
                onClick={() => goTo(after)}
              >
                {words.next(words.titles[after])}
              </Button>
            )}
          </nav>
        </div>
        {step !== 'text' && <ResultSide />}
      </div>
      {step !== 'text' && <ResultBar />}
      <UnsavedChanges
        when={() => unread.length > 0 || (view.state.kind === 'waiting' && !view.state.safe)}
        body={words.leave}
      />
    </div>
  )
}

/** What readers wrote and nobody has dealt with: the way to it. */
function ToTreat() {
  const words = useWords(shareWords)
  const { goTo } = useCreator()
  const open = useComments().data?.items.filter(({ closed_at }) => closed_at === null) ?? []
  if (open.length === 0) return null
  return (
    <Button look="quiet" icon={MessageSquare} onClick={() => goTo('text')}>
      {words.open(open.length)}
    </Button>
  )
}

/** How many answers the law or their own limits refuse; what is only missing is no fault. */
const refusedIn = (preview: Preview | null): number =>
  preview?.problems.filter(({ code }) => code !== 'clause_missing').length ?? 0

/** A step that was asked for a field takes the person to it. */
function useLeading(step: StepCode) {
  useEffect(() => {
    const field = decodeURIComponent(window.location.hash.slice(1))
    if (field === '') return
    const timer = setInterval(() => {
      const found = nearest(field)
      if (!found) return
      clearInterval(timer)
      leadTo(found)
    }, 100)
    const stop = setTimeout(() => clearInterval(timer), 3000)
    return () => {
      clearInterval(timer)
      clearTimeout(stop)
    }
  }, [step])
}

/** The field of that name, else the first one of what holds it. */
function nearest(field: string): HTMLElement | null {
  const parts = field.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const name = CSS.escape(parts.slice(0, length).join('.'))
    const found = document.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`)
    if (found) return found
  }
  return null
}
