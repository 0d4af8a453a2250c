import clsx from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { kitWords } from '../words/kit.ts'
import { useWords } from '../words/catalogue.ts'
import { IconButton } from './icon-button.tsx'
import { OverlayContainer } from './overlay-container.ts'

export interface ModalProps {
  onClose: () => void
  title: ReactNode
  /** One sentence under the title. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** A drawer comes from the right on a wide screen and from the bottom on a phone. */
  side?: boolean
  /** Neither the backdrop nor Escape closes it: work would be lost. */
  stubborn?: boolean
}

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl' }

/**
 * The browser's own modal dialog: it keeps the focus, makes the page inert and gives the focus back. It is there as
 * long as it is drawn.
 */
export function Modal(props: ModalProps) {
  const { onClose, title, description, children, footer, size = 'medium', side = false, stubborn } = props
  const words = useWords(kitWords)
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const [container, setContainer] = useState<HTMLElement | null>(null)

  const dismiss = useEffectEvent(() => {
    if (!stubborn) onClose()
  })
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    const onCancel = (event: Event) => {
      // A file that was not chosen says the same, from inside.
      if (event.target !== dialog) return
      event.preventDefault()
      dismiss()
    }
    // Escape is taken before the browser: it closes by itself a dialog that answered it once with a question.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      if (!(event.target instanceof Element) || event.target.closest('dialog') !== dialog) return
      event.preventDefault()
      dismiss()
    }
    // The back gesture of a phone closes it all the same: while it is drawn, it is there.
    const onShut = (event: Event) => {
      if (event.target !== dialog || dialog?.open) return
      dialog?.showModal()
      dismiss()
    }
    // The backdrop is a shortcut for the close button, which the keyboard has.
    const onMouseDown = (event: MouseEvent) => {
      if (event.target === dialog) dismiss()
    }
    document.addEventListener('keydown', onKey)
    dialog?.addEventListener('cancel', onCancel)
    dialog?.addEventListener('close', onShut)
    dialog?.addEventListener('mousedown', onMouseDown)
    dialog?.showModal()
    // Its title is read first; on the close button, a hint would hide it and take the first Escape.
    dialog?.querySelector('h2')?.focus()
    setContainer(dialog)
    return () => {
      document.removeEventListener('keydown', onKey)
      dialog?.removeEventListener('cancel', onCancel)
      dialog?.removeEventListener('close', onShut)
      dialog?.removeEventListener('mousedown', onMouseDown)
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={clsx(
        'fixed w-full max-w-none flex-col overflow-hidden bg-white text-neutral-800 shadow-lift open:flex',
        side
          ? 'inset-0 top-auto m-0 mt-auto h-[92dvh] max-h-none rounded-t-2xl open:animate-slide-up sm:inset-y-0 sm:right-0 sm:left-auto sm:h-dvh sm:rounded-none sm:open:animate-slide-left'
          : 'inset-x-0 bottom-0 m-0 mt-auto max-h-[92dvh] rounded-t-2xl open:animate-slide-up sm:m-auto sm:max-h-[86dvh] sm:rounded-2xl sm:open:animate-rise',
        widths[size],
      )}
    >
      <OverlayContainer value={container}>
        <header className="flex items-start gap-4 px-5 pt-5 sm:px-6">
          <div className="min-w-0 flex-1">
            <h2 id={`${id}-title`} tabIndex={-1} className="text-lg leading-7 font-semibold outline-none">
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className="mt-1 text-neutral-600">
                {description}
              </p>
            )}
          </div>
          <IconButton icon={X} label={words.close} size="small" className="-mt-0.5 -mr-2" onClick={onClose} />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">{children}</div>
        {footer && (
          <footer className="flex flex-col-reverse gap-3 border-t border-neutral-200 bg-neutral-50 px-5 py-4 sm:flex-row sm:flex-wrap sm:justify-end sm:px-6">
            {footer}
          </footer>
        )}
      </OverlayContainer>
    </dialog>
  )
}
