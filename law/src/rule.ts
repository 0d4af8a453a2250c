import type { Article } from './article.ts'
import type { Dated } from './parameter.ts'
import type { Rounding } from './money.ts'
import type { Text } from './text.ts'
import { type LegalRefusal, refusalOf } from './refusal.ts'
import type { LegalRefusalCode } from './refusal-sentences.ts'
import { Stopped } from './stopped.ts'
import { requireShape, type Shape } from './shape.ts'

export type StepValue = string | number | boolean | null | readonly (string | number)[]

/** One line of an explanation, the same for screen, PDF and API. Money inputs end in `_cents`. */
export type Step = {
  readonly label: Text
  readonly inputs: Readonly<Record<string, StepValue>>
  readonly result: StepValue
  readonly articles: readonly Article[]
  readonly parameters: readonly Dated[]
  readonly rounding: Rounding
}

/** What a rule writes down while it computes; what is left out defaults to the rule's articles and no rounding. */
export type Noted = Pick<Step, 'label' | 'result'> & Partial<Omit<Step, 'label' | 'result'>>
export type Note = (step: Noted) => void

export type Explained<V> = {
  readonly value: V
  readonly steps: readonly Step[]
  readonly refusal?: undefined
}
export type Outcome<V> =
  | Explained<V>
  | { readonly refusal: LegalRefusal; readonly value?: undefined; readonly steps?: undefined }

/** A worked example of the rule: a result, or the code it refuses with. */
export type Vector<G, V> = { readonly why: string; readonly given: G } & (
  | { readonly expect: V }
  | { readonly refuses: LegalRefusalCode }
)

export type RuleDefinition<G, V> = {
  readonly label: Text
  readonly articles: readonly Article[]
  /** The shape of what it takes; anything else is refused before `compute`, with the path of what is wrong. */
  readonly takes: Shape<G>
  readonly compute: (given: G, note: Note) => V
  readonly vectors: readonly [Vector<NoInfer<G>, NoInfer<V>>, ...Vector<NoInfer<G>, NoInfer<V>>[]]
}

export type Rule<G, V> = RuleDefinition<G, V> & {
  readonly kind: 'rule'
  /** The value with its steps, or the refusal as a fact. */
  apply(given: G): Outcome<V>
  /** The value with its steps; throws `Stopped`. */
  explain(given: G): Explained<V>
  /** The value alone, without steps; throws `Stopped`. For loops over many people. */
  value(given: G): V
}

const silent: Note = () => {}

/** A rule of law: its articles, the shape of its input, its calculation and its worked examples in one place. */
export function rule<G, V>(definition: RuleDefinition<G, V>): Rule<G, V> {
  const { takes, compute } = definition
  const explain = (given: G): Explained<V> => {
    requireShape(takes, given)
    const steps: Step[] = []
    const value = compute(given, ({ label, result, ...noted }) =>
      steps.push({
        label,
        inputs: noted.inputs ?? {},
        result,
        articles: noted.articles ?? definition.articles,
        parameters: noted.parameters ?? [],
        rounding: noted.rounding ?? 'none',
      }),
    )
    return { value, steps }
  }
  return {
    ...definition,
    kind: 'rule',
    value: (given) => {
      requireShape(takes, given)
      return compute(given, silent)
    },
    explain,
    apply(given) {
      try {
        return explain(given)
      } catch (error) {
        if (error instanceof Stopped) return { refusal: refusalOf(error) }
        throw error
      }
    },
  }
}
