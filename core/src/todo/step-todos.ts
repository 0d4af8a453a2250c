import type { StepKind, TodoType } from '../vocabulary.ts'
import type { CompanyStanding, StepStanding, SystemTodo } from './standing.ts'

/** What a step of each kind is to the company; the others have a thing to do of their own, or nothing to do. */
const types: Partial<Record<StepKind, TodoType>> = {
  form: 'data',
  upload: 'document',
  meeting: 'legal',
  signature: 'legal',
  external_filing: 'filing',
}

/** The step of each process that waits for the company: the one sent back, otherwise the first. */
export function stepTodos({ steps }: CompanyStanding): SystemTodo[] {
  const waiting = steps.filter(({ kind, sent_back }) => sent_back || types[kind] !== undefined)
  const byProcess = Map.groupBy(waiting, ({ process_id }) => process_id)
  return [...byProcess.values()].flatMap((own) => {
    const [first] = own.toSorted(
      (one, other) => Number(other.sent_back) - Number(one.sent_back) || one.position - other.position,
    )
    return first ? [toDo(first)] : []
  })
}

function toDo(step: StepStanding): SystemTodo {
  const reason = step.comment
    ? { fr: `\u00a0: ${step.comment}`, en: `: ${step.comment}` }
    : { fr: '.', en: '.' }
  return {
    key: `step:${step.id}`,
    type: types[step.kind] ?? 'document',
    priority: step.sent_back ? 'high' : 'normal',
    due_date: step.due_date,
    year: null,
    assignee_role: 'company_admin',
    minutes: step.minutes ?? 10,
    related: { kind: 'step', id: step.id, route: `/process/${step.process_id}?step=${step.code}` },
    title: step.title,
    description: step.sent_back
      ? {
          fr: `Votre conseiller demande une correction${reason.fr}`,
          en: `Your adviser asks for a correction${reason.en}`,
        }
      : { fr: `Étape du parcours «\u00a0${step.process.fr}\u00a0».`, en: `A step of “${step.process.en}”.` },
    due_rule: {
      fr: 'La date de l’étape, comptée depuis la clôture des comptes',
      en: 'The date of the step, counted from the closing of the accounts',
    },
    consequence: {
      fr: 'Les étapes suivantes attendent celle-ci.',
      en: 'The next steps wait for this one.',
    },
  }
}
