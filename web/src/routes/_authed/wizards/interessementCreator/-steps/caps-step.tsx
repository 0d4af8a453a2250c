import { SelectField } from '../../../../../kit/field.tsx'
import { NumberField } from '../../../../../form/number-field.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from '../-editor/creator-words.ts'
import { useCreator } from '../-editor/use-creator.ts'
import { Answer, Pair, Part } from './answer.tsx'

/** What limits the envelope. */
export default function CapsStep() {
  const words = useWords(creatorWords)
  const { accord } = useCreator()
  const { participation } = accord
  return (
    <>
      <Part title={words.caps.envelope} term="plafond-collectif">
        <Pair>
          <Answer place="caps.payroll_bps" />
          <Answer place="caps.amount_cents" />
        </Pair>
        <IndicatorCap />
      </Part>
      <Part title={words.caps.participation} term="participation">
        <Answer place="participation.exists" />
        {participation.exists && <Answer place="participation.link" />}
        {participation.link === 'combined_cap' && <Answer place="participation.combined_cap_bps" />}
      </Part>
      {accord.exceptional_increase && (
        <Part>
          <Answer place="exceptional_increase.above_average_bps" />
        </Part>
      )}
    </>
  )
}

function IndicatorCap() {
  const words = useWords(creatorWords)
  const { answers, accord, put, problemAt } = useCreator()
  const cap = answers.caps?.indicator_cap
  const inEuros = accord.indicators.filter(({ unit }) => unit === 'EUR')
  if (inEuros.length === 0) return null
  return (
    <Pair>
      <SelectField
        label={words.caps.indicator}
        name="caps.indicator_cap.indicator"
        value={cap?.indicator ?? ''}
        placeholder={words.caps.noIndicator}
        options={inEuros.map(({ name, label }) => ({ value: name, label }))}
        error={problemAt('caps.indicator_cap.indicator')}
        onChange={({ target }) =>
          put('caps.indicator_cap', target.value === '' ? null : { ...cap, indicator: target.value })
        }
      />
      {cap && (
        <NumberField
          nullable
          label={words.caps.indicatorRate}
          name="caps.indicator_cap.rate_bps"
          unit="%"
          scale={100}
          min={0}
          max={100_000}
          value={cap.rate_bps ?? null}
          error={problemAt('caps.indicator_cap.rate_bps')}
          onChange={(rate) => put('caps.indicator_cap', { ...cap, rate_bps: rate ?? undefined })}
        />
      )}
    </Pair>
  )
}
