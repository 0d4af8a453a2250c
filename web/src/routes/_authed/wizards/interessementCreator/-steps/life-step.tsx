import { TextArea, TextField } from '../../../../../kit/field.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from '../-editor/creator-words.ts'
import { useCreator } from '../-editor/use-creator.ts'
import { Answer, Pair, Part } from './answer.tsx'
import { Rows } from './rows.tsx'

/** How the agreement is followed, told, discussed and changed, and why it is made. */
export default function LifeStep() {
  const words = useWords(creatorWords)
  const { accord } = useCreator()
  return (
    <>
      <Part title={words.life.preamble}>
        <Answer place="preamble.motives" />
        <Answer place="preamble.indicators_reasons" />
        <Answer place="preamble.split_reasons" />
      </Part>
      <Part title={words.life.followUp}>
        <Pair>
          <Answer place="follow_up.body" />
          {accord.follow_up.body === 'commission' && <Answer place="follow_up.commission_members" />}
          <Answer place="follow_up.days_before_payment" />
        </Pair>
      </Part>
      <Part title={words.life.information}>
        <Answer place="information.electronic" />
        <Answer place="information.notice_days" />
      </Part>
      <Part title={words.life.disputes}>
        <Pair>
          <Answer place="disputes.internal_step_days" />
          <Answer place="disputes.court_city" />
          <Answer place="revision.notice_months" />
        </Pair>
      </Part>
      <Part title={words.life.filing}>
        <Answer place="filing.labour_court_city" />
      </Part>
      <Part>
        <SpecialClauses />
      </Part>
    </>
  )
}

function SpecialClauses() {
  const words = useWords(creatorWords)
  const { answers, put, problemAt } = useCreator()
  return (
    <Rows
      legend={words.rows.clauses}
      rows={answers.special_clauses ?? []}
      named={words.rows.clause}
      add={words.rows.addClause}
      blank={{}}
      error={problemAt('special_clauses')}
      onChange={(next) => put('special_clauses', next.length > 0 ? next : null)}
    >
      {(row, change, place) => (
        <>
          <TextField
            label={words.rows.title}
            name={`special_clauses.${place}.title`}
            value={row.title ?? ''}
            maxLength={120}
            error={problemAt(`special_clauses.${place}.title`)}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextArea
            label={words.rows.text}
            name={`special_clauses.${place}.text`}
            className="@lg:col-span-2"
            value={row.text ?? ''}
            maxLength={3000}
            error={problemAt(`special_clauses.${place}.text`)}
            onChange={({ target }) => change({ text: target.value })}
          />
        </>
      )}
    </Rows>
  )
}
