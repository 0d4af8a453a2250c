import { conclusionModes, modesOpenTo, type ConclusionModeName } from '@moisson/law/conclusion-modes'
import { capital } from '@moisson/law/words/capital'
import { RadioCards } from '../../../../../kit/radio-cards.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { useMarks } from '../../../../../words/marks.ts'
import { creatorWords } from '../-editor/creator-words.ts'
import { useCreator } from '../-editor/use-creator.ts'
import { Answer, Pair, Part } from './answer.tsx'
import { TextRows } from './rows.tsx'

/** Who signs, and how. */
export default function ConclusionStep() {
  const words = useWords(creatorWords)
  const { answers, accord, put, problemAt } = useCreator()
  const { text } = useFormat()
  const { semicolon } = useMarks()
  const { company } = accord
  const open = modesOpenTo({
    size: company.headcount ?? 0,
    ds: company.has_union_delegate === true,
    cse: company.has_cse === true,
    approved_branch_accord: company.approved_branch_agreement,
  })
  const mode = answers.conclusion?.mode ?? null
  const names = Object.keys(conclusionModes) as ConclusionModeName[]
  const signed = mode === 'unions' || mode === 'works_council' || mode === 'collective_agreement'
  return (
    <>
      <RadioCards
        legend={words.modes.legend}
        name="conclusion.mode"
        value={mode}
        error={problemAt('conclusion.mode')}
        onChange={(value) => put('conclusion.mode', value)}
        options={names.map((value) => ({
          value,
          title: capital(text(conclusionModes[value].label)),
          // One that the facts of the first step close says so; choosing it anyway is refused with its article.
          body: open.includes(value)
            ? words.modes.papers(conclusionModes[value].attachments.map(text).join(`${semicolon} `))
            : words.modes.closed,
        }))}
      />
      {mode === 'ratification' && (
        <Part title={words.conclusionParts.who}>
          <Pair>
            <Answer place="conclusion.personnel" />
            <Answer place="conclusion.yes" />
          </Pair>
        </Part>
      )}
      {mode === 'unilateral_after_failure' && (
        <Part title={words.conclusionParts.who}>
          <Answer place="conclusion.negotiation_failed_minutes" />
          <Answer place="conclusion.cse_consulted_on" />
        </Part>
      )}
      {mode === 'branch' && (
        <Part title={words.conclusionParts.branch}>
          <Pair>
            <Answer place="conclusion.branch.name" />
            <Answer place="conclusion.branch.signed_on" />
          </Pair>
        </Part>
      )}
      <Part title={words.conclusionParts.signature}>
        <Pair>
          <Answer place="conclusion.place" />
          <Answer place="conclusion.signed_on" />
        </Pair>
        {signed && <Signatories />}
        <Answer place="conclusion.replaces_pay" />
      </Part>
    </>
  )
}

function Signatories() {
  const words = useWords(creatorWords)
  const { answers } = useCreator()
  return (
    <TextRows
      place="conclusion.signatories"
      legend={words.rows.signatories}
      named={words.rows.signatory}
      add={words.rows.addSignatory}
      columns={{ name: 120, quality: 120, organisation: 120 }}
      rows={answers.conclusion?.signatories ?? []}
    />
  )
}
