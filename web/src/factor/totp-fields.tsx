import { useWords } from '../words/catalogue.ts'
import { TextField } from '../kit/field.tsx'
import { factorWords } from './factor-words.ts'
import { QrCode } from './qr-code.tsx'

/** What an application of codes reads, and the code it then shows. */
export function TotpFields(props: {
  secret: string
  uri: string
  code: string
  onCode: (code: string) => void
}) {
  const { secret, uri, code, onCode } = props
  const words = useWords(factorWords)
  return (
    <>
      <p className="text-neutral-700">{words.totpScan}</p>
      <QrCode text={uri} label={words.qrLabel} />
      <details className="text-sm text-neutral-700">
        <summary className="inline-flex min-h-11 items-center font-medium text-secondary-700 underline underline-offset-3 marker:content-none">
          {words.totpByHand}
        </summary>
        <p>{words.totpSecret}</p>
        <p className="mt-1 font-mono break-all text-neutral-950">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </details>
      <TextField
        label={words.code}
        help={words.codeHelp}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        value={code}
        onChange={(event) => onCode(event.target.value)}
      />
    </>
  )
}
