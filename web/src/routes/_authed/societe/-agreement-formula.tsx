import { setAgreementFormula } from '@moisson/contract/agreement'
import { useState } from 'react'
import { Button } from '../../../kit/button.tsx'
import { late } from '../../../kit/late.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { Agreement } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'
import { useMarks } from '../../../words/marks.ts'

const FormulaDialog = late(() => import('./-formula-dialog.tsx'))

/** The formula that the envelopes of an agreement come from, or why they are typed. */
export function AgreementFormula({ version }: { version: Agreement }) {
  const { formula: words } = useWords(agreementWords)
  const { text } = useFormat()
  const { colon } = useMarks()
  const [asking, setAsking] = useState(false)
  const { formula, typed_envelope_reason: reason, campaigns } = version
  const deed = formula || reason ? words.changeAgain : words.change
  return (
    <div className="grid justify-items-start gap-2 text-sm text-pretty text-neutral-700">
      {formula ? (
        <details className="w-full">
          <summary className="min-h-8 text-secondary-800 pointer-coarse:min-h-11">
            {words.title}
            {colon} {words.kept.toLocaleLowerCase()}
          </summary>
          <div lang="fr" className="mt-1 grid gap-1">
            {formula.text.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <p className="mt-1">{words.asked(formula.figures.map(({ label }) => text(label)).join(', '))}</p>
        </details>
      ) : (
        <p>{reason ? words.typed(reason) : words.none}</p>
      )}
      {!(formula && campaigns.length > 0) && !version.is_example && (
        <Button
          makes={setAgreementFormula}
          size="small"
          look="quiet"
          aria-label={`${deed}${colon} ${version.title}`}
          onClick={() => setAsking(true)}
        >
          {deed}
        </Button>
      )}
      {asking && <FormulaDialog version={version} onClose={() => setAsking(false)} />}
    </div>
  )
}
