import { useState } from 'react'
import { DialogDoor } from './dialog-door.ts'
import { LeaveQuestion } from './leave-question.tsx'
import type { ModalProps } from './modal.tsx'
import { Modal } from './modal.tsx'

export interface DialogProps extends ModalProps {
  open: boolean
  /** Asked before what was typed inside is lost. */
  leave?: string | undefined
}

/** A dialog whose content exists only while it is open; nothing typed inside is lost without a question. */
export function Dialog(props: DialogProps) {
  const { open, ...rest } = props
  return open ? <OpenDialog {...rest} /> : null
}

/** A dialog at the side, for a detail beside a list. */
export function Drawer(props: Omit<DialogProps, 'side'>) {
  return <Dialog {...props} side />
}

function OpenDialog({ leave, onClose, children, ...modal }: Omit<DialogProps, 'open'>) {
  const [losses] = useState(() => new Set<() => boolean>())
  const [asking, setAsking] = useState(false)
  const close = () => ([...losses].some((loses) => loses()) ? setAsking(true) : onClose())
  return (
    <DialogDoor value={{ losses, close }}>
      <Modal {...modal} onClose={close}>
        {children}
        {asking && <LeaveQuestion body={leave} onStay={() => setAsking(false)} onLeave={onClose} />}
      </Modal>
    </DialogDoor>
  )
}
