import { countedAbsences, optionalAbsences } from '@moisson/core/accord/answer-fields'
import { absences } from '@moisson/law/absences'
import { capital } from '@moisson/law/words/capital'
import { Checkbox } from '../../../../../kit/checkbox.tsx'
import { FieldError } from '../../../../../kit/field.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from '../-editor/creator-words.ts'
import { useCreator } from '../-editor/use-creator.ts'
import { Answer, Part } from './answer.tsx'

/** Which time counts, and which pay. */
export default function PresenceStep() {
  const words = useWords(creatorWords)
  const { answers, put, problemAt } = useCreator()
  const { text } = useFormat()
  const counted = answers.presence?.also_counted ?? []
  return (
    <>
      <Part title={words.presence.always} term="duree-de-presence">
        <ul className="list-disc pl-5 text-neutral-800 @lg:columns-2">
          {countedAbsences.map((name) => (
            <li key={name}>{text(absences[name].label)}</li>
          ))}
        </ul>
        <p className="text-sm text-neutral-600">{words.presence.alwaysWhy}</p>
      </Part>
      <Part>
        <fieldset className="grid grid-cols-1 gap-2.5 @lg:grid-cols-2">
          <legend className="mb-2 text-sm font-medium text-neutral-900">{words.presence.also}</legend>
          {optionalAbsences.map((name) => (
            <Checkbox
              key={name}
              name="presence.also_counted"
              label={capital(text(absences[name].label))}
              checked={counted.includes(name)}
              onChange={({ target }) =>
                put(
                  'presence.also_counted',
                  target.checked ? [...counted, name] : counted.filter((one) => one !== name),
                )
              }
            />
          ))}
        </fieldset>
        {counted.map((name, place) => {
          const error = problemAt(`presence.also_counted.${place}`)
          return error && <FieldError key={name}>{error}</FieldError>
        })}
        <Answer place="presence.unit" />
      </Part>
      <Part>
        <Answer place="salary.definition" />
      </Part>
    </>
  )
}
