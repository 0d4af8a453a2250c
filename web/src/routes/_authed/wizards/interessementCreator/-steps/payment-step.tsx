import { planNames } from '@moisson/core/accord/answer-fields'
import { savingsPlans } from '@moisson/core/accord/given-answers'
import { Checkbox } from '../../../../../kit/checkbox.tsx'
import { FieldError } from '../../../../../kit/field.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from '../-editor/creator-words.ts'
import { useCreator } from '../-editor/use-creator.ts'
import { Answer, Pair, Part } from './answer.tsx'

/** When the money comes, where it may go, and what silence means. */
export default function PaymentStep() {
  const words = useWords(creatorWords)
  const { answers, accord, put, problemAt } = useCreator()
  const { text } = useFormat()
  const { plans } = accord.choice
  return (
    <>
      <Part title={words.payment.when}>
        <Answer place="payment.months_after_closing" />
      </Part>
      <Part title={words.payment.choice}>
        <fieldset className="grid grid-cols-1 gap-2.5">
          <legend className="mb-1 text-sm font-medium text-neutral-900">{words.payment.plans}</legend>
          <p className="text-sm text-neutral-600">
            {words.payment.plansHelp}{' '}
            {answers.choice?.plans === undefined && plans.length > 0 && <em>{words.from.file}</em>}
          </p>
          {savingsPlans.map((plan) => (
            <Checkbox
              key={plan}
              name="choice.plans"
              label={text(planNames[plan])}
              checked={plans.includes(plan)}
              onChange={({ target }) =>
                put(
                  'choice.plans',
                  savingsPlans.filter((one) => (one === plan ? target.checked : plans.includes(one))),
                )
              }
            />
          ))}
          {problemAt('choice.plans') && <FieldError>{problemAt('choice.plans')}</FieldError>}
        </fieldset>
        <Pair>
          <Answer place="choice.response_days" />
          <Answer place="choice.presumption_days" />
          <Answer place="choice.default" without={savingsPlans.filter((plan) => !plans.includes(plan))} />
          {accord.choice.default !== 'immediate_payment' && <Answer place="choice.default_fund" />}
        </Pair>
      </Part>
      <Part title={words.payment.advances} term="avance">
        <Answer place="advances.allowed" />
        {accord.advances.allowed && <Answer place="advances.every_months" />}
      </Part>
    </>
  )
}
