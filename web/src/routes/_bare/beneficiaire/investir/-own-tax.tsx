import type { OwnTax } from '@moisson/core/choice/over-time'
import { useState } from 'react'
import { readNumber } from '../../../../form/read-number.ts'
import { SelectField, TextField } from '../../../../kit/field.tsx'
import { readAmount } from '../../../../kit/parse-montant.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { overTimeWords } from './-over-time-words.ts'

const ways = ['none', 'rate', 'notice'] as const
type Way = (typeof ways)[number]

/** Above it no household's income is real. */
const MOST_CENTS = 100_000_000_00

/** How the person's tax is counted: left out, at a rate, or from two lines of their tax notice; nothing of it is kept. */
export function useOwnTax() {
  const { language } = useFormat()
  const [way, setWay] = useState<Way>('none')
  const [rate, setRate] = useState('')
  const [income, setIncome] = useState('')
  const [parts, setParts] = useState('1')
  const readRate = readNumber(rate, {
    language,
    min: 0,
    max: 9000,
    scale: 100,
    decimals: 2,
  })
  const readIncome = readAmount(income, language)
  const income_cents =
    'cents' in readIncome && readIncome.cents >= 0 && readIncome.cents <= MOST_CENTS ? readIncome.cents : null
  const readParts = readNumber(parts, {
    language,
    min: 4,
    max: 80,
    scale: 4,
    decimals: 2,
  })
  const tax = ((): OwnTax => {
    if (way === 'rate') return 'value' in readRate ? { kind: 'rate', rate_bps: readRate.value } : null
    if (way !== 'notice' || income_cents === null || !('value' in readParts)) return null
    return { kind: 'notice', income_cents, quarter_parts: readParts.value }
  })()
  const wrong = {
    rate: rate !== '' && !('value' in readRate),
    income: income !== '' && income_cents === null,
    parts: !('value' in readParts),
  }
  return {
    way,
    setWay,
    rate,
    setRate,
    income,
    setIncome,
    parts,
    setParts,
    tax,
    wrong,
  }
}

export function OwnTaxFields({ of }: { of: ReturnType<typeof useOwnTax> }) {
  const words = useWords(overTimeWords)
  const typed = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <>
      <SelectField
        label={words.taxHow}
        value={of.way}
        options={ways.map((value) => ({ value, label: words.taxWays[value] }))}
        onChange={({ target }) => of.setWay(ways.find((one) => one === target.value) ?? 'none')}
      />
      {of.way === 'rate' && (
        <TextField
          {...typed}
          label={words.rate}
          help={words.rateHelp}
          value={of.rate}
          error={of.wrong.rate ? words.rateWrong : undefined}
          onChange={({ target }) => of.setRate(target.value)}
        />
      )}
      {of.way === 'notice' && (
        <>
          <TextField
            {...typed}
            label={words.income}
            help={words.incomeHelp}
            value={of.income}
            error={of.wrong.income ? words.incomeWrong : undefined}
            onChange={({ target }) => of.setIncome(target.value)}
          />
          <TextField
            {...typed}
            label={words.parts}
            help={words.partsHelp}
            value={of.parts}
            error={of.wrong.parts ? words.partsWrong : undefined}
            onChange={({ target }) => of.setParts(target.value)}
          />
        </>
      )}
      {of.way !== 'none' && <p className="text-sm text-neutral-600">{words.taxStays}</p>}
    </>
  )
}
