import { moveClock, resetDemo } from '@moisson/contract/demo'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { FlaskConical, Mail, Route, RotateCcw, Shapes, TriangleAlert, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../api/change.ts'
import { queryClient } from '../api/query-client.ts'
import { ConfirmDialog } from '../form/confirm-dialog.tsx'
import { Dialog } from '../kit/dialog.tsx'
import type { MenuEntry } from '../kit/menu.tsx'
import { Menu } from '../kit/menu.tsx'
import { showToast } from '../kit/toast-store.ts'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import DemoLoop from './demo-loop.tsx'
import type { Demo } from './use-demo.ts'
import { refreshDemo } from './use-demo.ts'
import { useEnter } from './use-enter.ts'
import { demoWords } from './demo-words.ts'
import { parisDay } from '@moisson/law/paris-time'
import { sentenceOf } from '../api/sentence-of.ts'

const face =
  'inline-flex h-8 items-center gap-1.5 rounded-md px-1 text-sm sm:px-2.5 font-medium whitespace-nowrap text-secondary-50 transition-colors hover:bg-white/15 focus-visible:outline-white disabled:opacity-60 pointer-coarse:h-11'

/** The strip of the demo: what day it is, moving time, the mailbox, the personas, starting again. */
export default function DemoBanner({ demo }: { demo: Demo }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Strip demo={demo} />
    </QueryClientProvider>
  )
}

function Strip({ demo }: { demo: Demo }) {
  const words = useWords(demoWords)
  const { longInstant, shortDay, language } = useFormat()
  const [asking, setAsking] = useState<'reset' | 'loop' | null>(null)
  const { enter } = useEnter()
  const navigate = useNavigate()
  const clock = useChange(moveClock)

  async function advance(duration: string) {
    const outcome = await clock.send({ body: { advance: duration } })
    await refreshDemo()
    if (outcome.ok) showToast({ kind: 'info', title: words.moved(longInstant(outcome.value.now)) })
    else showToast({ kind: 'error', title: words.failed, body: sentenceOf(outcome.error) })
  }

  const people: MenuEntry[] = demo.personas.map((persona) => ({
    label: persona.label[language],
    hint: persona.name,
    onSelect: () => void enter(persona),
  }))
  const tools: MenuEntry[] = [
    { label: words.loop, icon: Route, onSelect: () => setAsking('loop') },
    { label: words.errors, icon: TriangleAlert, onSelect: () => void navigate({ to: '/demo/errors' }) },
    { label: words.kit, icon: Shapes, onSelect: () => void navigate({ to: '/demo/kit' }) },
    'line',
    { label: words.reset, icon: RotateCcw, danger: true, onSelect: () => setAsking('reset') },
  ]

  return (
    <aside
      aria-label={words.demo}
      data-demo-strip
      className="no-print z-40 flex items-center max-lg:flex-wrap lg:sticky lg:top-0 lg:h-(--demo-strip) gap-x-0.5 bg-secondary-900 px-1.5 py-0.5 text-secondary-50 sm:gap-x-1 sm:px-4"
    >
      <Menu
        align="start"
        entries={tools}
        trigger={
          <button type="button" aria-label={words.more} className={face}>
            <FlaskConical aria-hidden className="size-4 shrink-0" />
            <span className="max-sm:sr-only">{words.demo}</span>
          </button>
        }
      />
      <span className="tabular px-1 text-sm max-lg:sr-only" aria-live="polite">
        {words.now(longInstant(demo.now))}
      </span>
      <span className="tabular text-sm lg:hidden" aria-hidden>
        {shortDay(parisDay(demo.now))}
      </span>
      <span className="flex-1" />
      <button type="button" className={face} disabled={clock.running} onClick={() => void advance('P1D')}>
        <Later full={words.plusOneDay} short={words.plusOneDayShort} />
      </button>
      <button type="button" className={face} disabled={clock.running} onClick={() => void advance('P16D')}>
        <Later full={words.plusSixteenDays} short={words.plusSixteenDaysShort} />
      </button>
      <Link to="/demo/mailbox" className={face}>
        <Mail aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{words.mailbox}</span>
        {demo.unread_mails > 0 && (
          <span className="tabular rounded-full bg-white px-1.5 text-xs leading-5 font-semibold text-secondary-900">
            {demo.unread_mails}
          </span>
        )}
      </Link>
      <Menu
        entries={people}
        trigger={
          <button type="button" className={face}>
            <UsersRound aria-hidden className="size-4" />
            <span className="max-lg:sr-only">{words.personas}</span>
          </button>
        }
      />
      {asking === 'reset' && <ResetDialog onClose={() => setAsking(null)} />}
      <Dialog
        open={asking === 'loop'}
        onClose={() => setAsking(null)}
        title={words.loop}
        description={words.loopIntro}
      >
        <DemoLoop demo={demo} onGo={() => setAsking(null)} />
      </Dialog>
    </aside>
  )
}

function Later({ full, short }: { full: string; short: string }) {
  return (
    <>
      <span className="max-sm:sr-only">{full}</span>
      <span aria-hidden className="sm:hidden">
        {short}
      </span>
    </>
  )
}

function ResetDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(demoWords)
  const router = useRouter()
  const reset = useChange(resetDemo)
  async function run() {
    const outcome = await reset.send({})
    onClose()
    if (!outcome.ok) {
      showToast({ kind: 'error', title: words.failed, body: sentenceOf(outcome.error) })
      return
    }
    await refreshDemo()
    showToast({ kind: 'success', title: words.resetDone })
    await router.navigate({ to: '/login' })
  }
  return (
    <ConfirmDialog
      title={words.resetTitle}
      description={words.resetBody}
      confirm={words.reset}
      look="danger"
      icon={RotateCcw}
      running={reset.running}
      onConfirm={() => void run()}
      onClose={onClose}
    />
  )
}
