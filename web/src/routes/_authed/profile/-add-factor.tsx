import type { FactorKind } from '@moisson/core/vocabulary'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { refreshNouns } from '../../../api/refresh-nouns.ts'
import { factorWords } from '../../../factor/factor-words.ts'
import { ownDevice } from '../../../factor/own-device.ts'
import { TotpFields } from '../../../factor/totp-fields.tsx'
import { useNewFactor } from '../../../factor/use-new-factor.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { TextField } from '../../../kit/field.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useWords } from '../../../words/catalogue.ts'

/** Adds a passkey of this device, or an application of codes; the recovery codes that come with the first are shown next. */
export default function AddFactor(props: {
  kind: FactorKind
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}) {
  const { kind, onCodes, onClose } = props
  const words = useWords(factorWords)
  const client = useQueryClient()
  const factor = useNewFactor()
  const titles = { passkey: words.passkeyTitle, totp: words.totpTitle }
  const [name, setName] = useState(() =>
    kind === 'passkey' ? ownDevice('·', words.passkeyTitle) : words.totpTitle,
  )
  const [code, setCode] = useState('')
  const begin = useEffectEvent(() => {
    if (kind === 'totp') void factor.begin()
  })
  useEffect(() => begin(), [])

  async function add() {
    const codes = await (kind === 'passkey' ? factor.passkey(name) : factor.totp(code, name))
    if (codes === undefined) return
    await refreshNouns(client, ['identity', 'user'])
    showToast({ kind: 'success', title: words.added })
    if (codes) onCodes(codes)
    else onClose()
  }
  const waiting = kind === 'totp' && !factor.begun
  return (
    <FormDialog
      unguarded
      size="small"
      title={titles[kind]}
      description={kind === 'passkey' ? words.passkeyBody : words.totpBody}
      submit={words.add}
      running={factor.running}
      disabled={name.trim() === '' || (kind === 'totp' && code.trim() === '')}
      failure={
        factor.failure && (
          <Notice kind="error" announced>
            {factor.failure}
          </Notice>
        )
      }
      onSubmit={() => void add()}
      onClose={onClose}
    >
      {waiting && !factor.failure && <SkeletonLines lines={4} />}
      {factor.begun && <TotpFields {...factor.begun} code={code} onCode={setCode} />}
      <TextField
        label={words.name}
        help={words.nameHelp}
        name="name"
        maxLength={60}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  )
}
