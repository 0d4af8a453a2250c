import type { Output } from '@moisson/contract/call'
import { listFactors, removeFactor, renameFactor, renewRecoveryCodes } from '@moisson/contract/factor'
import { KeyRound, LifeBuoy, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'
import { factorWords } from '../../../factor/factor-words.ts'
import { RecoveryCodes } from '../../../factor/recovery-codes.tsx'
import { ConfirmDialog } from '../../../form/confirm-dialog.tsx'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { sayAndClose } from '../../../form/say-and-close.ts'
import { Button } from '../../../kit/button.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { TextField } from '../../../kit/field.tsx'
import { late } from '../../../kit/late.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'

const AddFactor = late(() => import('./-add-factor.tsx'))

type Factor = Output<typeof listFactors>['items'][number]
type Open =
  | { what: 'passkey' | 'totp' | 'codes' }
  | { what: 'rename' | 'remove'; factor: Factor }
  | { what: 'shown'; codes: readonly string[] }

/** What confirms a sign-in besides the address or the password: to add, name and remove; and the recovery codes. */
export function FactorsList() {
  const words = useWords(factorWords)
  const factors = useLateRead(listFactors, {})
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const { items, recovery_codes_left: left, required } = factors.data ?? {}
  return (
    <div className="border-t border-neutral-200 pt-4 pb-4">
      <h3 className="font-medium">{words.section}</h3>
      {items ? (
        <>
          {items.length === 0 && <p className="mt-1 text-sm text-neutral-600">{words.none}</p>}
          <ul className="mt-1 divide-y divide-neutral-200">
            {items.map((factor) => (
              <FactorRow
                key={factor.id}
                factor={factor}
                stays={required === true && items.length === 1}
                onOpen={(what) => setOpen({ what, factor })}
              />
            ))}
            {items.length > 0 && (
              <li className="flex flex-wrap items-center gap-3 py-2.5">
                <LifeBuoy aria-hidden className="size-5 shrink-0 text-neutral-600" />
                <div className="min-w-40 flex-1">
                  <p className="text-neutral-950">{words.recovery}</p>
                  <p className="text-sm text-neutral-600">
                    {left ? words.codesLeft(String(left)) : words.noCodesLeft}
                  </p>
                </div>
                <Button size="small" onClick={() => setOpen({ what: 'codes' })}>
                  {words.renewCodes}
                </Button>
              </li>
            )}
          </ul>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              size="small"
              icon={KeyRound}
              className="max-w-full whitespace-normal"
              onClick={() => setOpen({ what: 'passkey' })}
            >
              {words.passkeyAdd}
            </Button>
            <Button
              size="small"
              icon={Smartphone}
              className="max-w-full whitespace-normal"
              onClick={() => setOpen({ what: 'totp' })}
            >
              {words.totpAdd}
            </Button>
          </div>
        </>
      ) : factors.error ? (
        <ErrorCard error={factors.error} title={words.failed} onRetry={() => void factors.refetch()} />
      ) : (
        <SkeletonLines lines={2} />
      )}
      {(open?.what === 'passkey' || open?.what === 'totp') && (
        <AddFactor kind={open.what} onClose={close} onCodes={(codes) => setOpen({ what: 'shown', codes })} />
      )}
      {open?.what === 'rename' && <Rename factor={open.factor} onClose={close} />}
      {open?.what === 'remove' && <Remove factor={open.factor} last={items?.length === 1} onClose={close} />}
      {open?.what === 'codes' && (
        <RenewCodes onClose={close} onCodes={(codes) => setOpen({ what: 'shown', codes })} />
      )}
      {open?.what === 'shown' && (
        <Dialog
          open
          stubborn
          size="small"
          title={words.codesTitle}
          footer={
            <Button look="primary" onClick={close}>
              {words.codesKept}
            </Button>
          }
          onClose={close}
        >
          <RecoveryCodes codes={open.codes} />
        </Dialog>
      )}
    </div>
  )
}

function FactorRow(props: {
  factor: Factor
  /** The last one where one is asked for. */
  stays: boolean
  onOpen: (what: 'rename' | 'remove') => void
}) {
  const { factor, stays, onOpen } = props
  const words = useWords(factorWords)
  const format = useFormat()
  const Icon = factor.kind === 'passkey' ? KeyRound : Smartphone
  const used = factor.last_used_at ? words.lastUse(format.shortInstant(factor.last_used_at)) : words.neverUsed
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5">
      <Icon aria-hidden className="size-5 shrink-0 text-neutral-600" />
      <div className="min-w-40 flex-1">
        <p className="break-words text-neutral-950">{factor.name}</p>
        <p className="text-sm text-neutral-600">
          {words.kinds[factor.kind]}, {words.addedOn(format.shortInstant(factor.created_at))}, {used}
        </p>
        {stays && <p className="text-sm text-neutral-600">{words.required}</p>}
      </div>
      <Button size="small" aria-label={words.renameOne(factor.name)} onClick={() => onOpen('rename')}>
        {words.rename}
      </Button>
      {!stays && (
        <Button size="small" aria-label={words.removeOne(factor.name)} onClick={() => onOpen('remove')}>
          {words.remove}
        </Button>
      )}
    </li>
  )
}

function Rename({ factor, onClose }: { factor: Factor; onClose: () => void }) {
  const words = useWords(factorWords)
  const change = useChange(renameFactor)
  const form = useForm(
    { name: factor.name },
    {
      change,
      send: (body) => change.send({ path: { id: factor.id }, body }),
      done: () => sayAndClose(words.renamed, onClose),
    },
  )
  return (
    <FormDialog
      {...form.sends}
      size="small"
      title={words.rename}
      submit={words.save}
      disabled={form.values.name.trim() === ''}
      onClose={onClose}
    >
      <TextField label={words.name} help={words.nameHelp} maxLength={60} required {...form.text('name')} />
    </FormDialog>
  )
}

function Remove({ factor, last, onClose }: { factor: Factor; last: boolean; onClose: () => void }) {
  const words = useWords(factorWords)
  const change = useChange(removeFactor)
  async function remove() {
    const outcome = await change.send({ path: { id: factor.id } })
    if (outcome.ok) sayAndClose(words.removed, onClose)
  }
  return (
    <ConfirmDialog
      title={words.removeTitle(factor.name)}
      description={last ? `${words.removeBody} ${words.removeLast}` : words.removeBody}
      confirm={words.remove}
      look="danger"
      running={change.running}
      error={change.error}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}

function RenewCodes(props: { onCodes: (codes: readonly string[]) => void; onClose: () => void }) {
  const { onCodes, onClose } = props
  const words = useWords(factorWords)
  const change = useChange(renewRecoveryCodes)
  async function renew() {
    const outcome = await change.send({})
    if (outcome.ok) onCodes(outcome.value.recovery_codes)
  }
  return (
    <ConfirmDialog
      title={words.renewTitle}
      description={words.renewBody}
      confirm={words.renewCodes}
      running={change.running}
      error={change.error}
      onConfirm={() => void renew()}
      onClose={onClose}
    />
  )
}
