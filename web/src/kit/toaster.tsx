import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { dataWords } from '../words/data.ts'
import { kitWords } from '../words/kit.ts'
import { useWords } from '../words/catalogue.ts'
import { buttonClass } from './button-class.ts'
import type { Toast } from './toast-store.ts'
import { closeToast, toastDurationMs, toastHotkey, useToasts } from './toast-store.ts'

const marks = {
  success: { icon: CircleCheck, colour: 'text-primary-700' },
  info: { icon: Info, colour: 'text-secondary-700' },
  warning: { icon: TriangleAlert, colour: 'text-amber-700' },
  error: { icon: CircleAlert, colour: 'text-red-700' },
}

/** The toasts, bottom right; loaded with the first one. */
export default function Toaster() {
  const words = useWords(dataWords)
  const { close } = useWords(kitWords)
  const toasts = useToasts()
  return (
    <Radix.Provider duration={toastDurationMs} label={words.notifications} swipeDirection="right">
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} closeLabel={close} />
      ))}
      <Radix.Viewport
        hotkey={[toastHotkey]}
        label={words.notificationsHint('{hotkey}')}
        className="fixed right-0 bottom-0 z-60 m-0 flex w-full max-w-md list-none flex-col gap-2.5 p-4 outline-none max-sm:pb-20"
      />
    </Radix.Provider>
  )
}

function OneToast({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { icon: Icon, colour } = marks[toast.kind]
  return (
    <Radix.Root
      forceMount
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) closeToast(toast.id)
      }}
      duration={toast.durationMs}
      type={toast.kind === 'error' ? 'foreground' : 'background'}
      lang={toast.lang}
      className={clsx(
        'relative flex items-start gap-3 rounded-xl border border-neutral-200 bg-white py-3.5 pr-11 pl-4 shadow-lift',
        toast.open ? 'animate-rise' : 'animate-leave',
      )}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', colour)} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Radix.Title className="font-medium text-neutral-950">{toast.title}</Radix.Title>
        {toast.body && (
          <Radix.Description className="text-sm text-neutral-700">{toast.body}</Radix.Description>
        )}
        {toast.action && (
          <Radix.Action
            altText={toast.action.label}
            className={buttonClass({ size: 'small', className: 'mt-2' })}
            onClick={toast.action.run}
          >
            {toast.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={closeLabel}
        className="absolute top-2 right-2 grid size-9 place-items-center rounded-lg text-neutral-600 hover:bg-neutral-100"
      >
        <X aria-hidden className="size-4" />
      </Radix.Close>
    </Radix.Root>
  )
}
