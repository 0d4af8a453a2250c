import { describeCondition } from '@moisson/law/formula/describe'
import { evaluate, type Trace } from '@moisson/law/formula/evaluate'
import type { Bound, Brackets, Expression } from '@moisson/law/formula/expression'
import { quoted } from '@moisson/law/formula/wording'
import { decimal, rational, compare, toDecimalString, toNumber, type Rational } from '@moisson/law/rational'
import { listed } from '@moisson/law/words/list'
import { decimalWritten, percentWritten } from '@moisson/law/words/figures'
import type { AgreementFormula } from './accord.ts'
import { PAYROLL, RESERVE } from './accord.ts'
import { labelsOf } from './envelope-tree.ts'
import { unitsOf } from './formula-text.ts'
import { exactEuros, euros, sentence } from './french-wording.ts'
import type { IndicatorUnit } from './given-answers.ts'

/** What a value is, as far as the formula tells: a pure number when nothing does. */
type Unit = IndicatorUnit | 'number'

type Written = Pick<AgreementFormula, 'indicators' | 'formula'>

/** The formula computed, one French sentence for each operation, figures in their units; throws as the evaluation does. */
export function formulaSentences(accord: Written, values: Readonly<Record<string, number>>): string[] {
  const said = new Teller(accord)
  const whole = evaluate(accord.formula.tree, values)
  said.inEuros(whole)
  said.tell(whole)
  return said.lines
}

class Teller {
  readonly lines: string[] = []
  readonly #accord: Written
  /** Parts that stand for euros because what they make does, though nothing in them says so. */
  readonly #euros = new Set<Trace>()

  constructor(accord: Written) {
    this.#accord = accord
  }

  /** The formula gives euros: so do what it adds up, what it chooses among, and the amount that it multiplies. */
  inEuros(node: Trace): void {
    const { expr, parts } = node
    if ('var' in expr) return
    const own = parts.map((part) => this.#unitOf(part))
    this.#euros.add(node)
    if ('op' in expr && expr.op === 'mul') {
      if (own.includes('EUR')) return
      const amount = parts
        .filter((_, i) => own[i] === 'number')
        .toSorted((a, b) => compare(b.value, a.value))[0]
      if (amount) this.inEuros(amount)
      return
    }
    if ('op' in expr && expr.op === 'div') {
      if (parts[0] && own[0] === 'number' && own[1] === 'number') this.inEuros(parts[0])
      return
    }
    if ('interp' in expr || 'brackets' in expr || 'let' in expr || 'fn' in expr) return
    for (const part of 'steps' in expr ? parts.slice(1) : parts) this.inEuros(part)
  }

  /** `named`: the step it belongs to has a name, which tells what is measured. */
  tell(node: Trace, named = false): void {
    const before = this.lines.length
    for (const part of node.parts) this.tell(part, 'label' in node.expr)
    if ('const' in node.expr || 'var' in node.expr || changesNothing(node)) return
    // A step that has a name gives it to the line that computed it.
    const last = this.lines.at(-1)
    if ('label' in node.expr && last !== undefined && this.lines.length > before) {
      const name = this.#called(node.expr.label)
      if (!last.endsWith('»).')) this.lines[this.lines.length - 1] = last.replace(/\.$/, ` (${name}).`)
      return
    }
    this.lines.push(sentence(this.#sentence(node, named)))
  }

  #sentence(node: Trace, named: boolean): string {
    const { expr, parts } = node
    const unit = this.#unitOf(node)
    const is = this.#shown(node.value, unit)
    if ('op' in expr) return this.#operation(expr.op, parts, unit, is)
    if ('sum' in expr && parts.length > 1) return this.#operation('add', parts, unit, is)
    if ('if' in expr) {
      const condition = describeCondition(expr.if, {
        labels: labelsOf(this.#accord),
        units: unitsOf(this.#accord),
        language: 'fr',
      })
      return node.taken === 'then'
        ? `la condition est remplie (${condition}) : ${is}`
        : `la condition n’est pas remplie (${condition}) : ${is}`
    }
    if ('steps' in expr) {
      const row = expr.steps.rows[Number(node.taken)]
      const line = row ? ` sur la ligne « ${this.#interval(row, parts[0])} »` : ''
      return `la valeur ${this.#part(parts[0])}${named ? '' : this.#whose(parts[0])} se place${line} : le barème donne ${is}`
    }
    if ('interp' in expr)
      return `la valeur ${this.#part(parts[0])}${named ? '' : this.#whose(parts[0])}, lue sur l’échelle, donne ${is}`
    if ('brackets' in expr)
      return `le barème par tranches, appliqué à ${this.#part(parts[0])}, donne ${this.#slices(expr.brackets, parts[0])}${is}`
    if ('per_head' in expr) return `le montant par bénéficiaire est de ${is}`
    if ('label' in expr) return `l’étape ${this.#called(expr.label)} donne ${is}`
    return `le résultat est de ${is}`
  }

  #operation(op: string, parts: readonly Trace[], unit: Unit, is: string): string {
    const [first, second, ...more] = parts
    const all = listed(
      parts.map((part) => this.#shown(part.value, this.#sideUnit(part, unit))),
      'fr',
    )
    if (op === 'mul') {
      const [left, ...others] = parts.map((part) => this.#factor(part, parts))
      return `on multiplie ${left ?? ''} par ${listed(others, 'fr')}, soit ${is}`
    }
    if (op === 'div' && first && second && more.length === 0)
      return `on rapporte ${this.#partNamed(first)} à ${this.#partNamed(second)}, soit ${is}`
    if (op === 'sub' && first && second && more.length === 0)
      return `de ${this.#shown(first.value, this.#sideUnit(first, unit))} on retranche ${this.#shown(second.value, this.#sideUnit(second, unit))}, soit ${is}`
    if (op === 'add') return `on additionne ${all}, soit ${is}`
    if (op === 'min') return `entre ${all}, on retient la valeur la plus basse, soit ${is}`
    if (op === 'max') return `entre ${all}, on retient la valeur la plus élevée, soit ${is}`
    if (op === 'avg') return `la moyenne de ${all} est de ${is}`
    return `le calcul sur ${all} donne ${is}`
  }

  /** « résultat », as the article that states the formula calls it. */
  #called(name: string): string {
    return quoted(name, labelsOf(this.#accord), 'fr')
  }

  /** « de « résultat » », where what is measured is one figure. */
  #whose(part: Trace | undefined): string {
    if (!part || !('var' in part.expr)) return ''
    const { var: name } = part.expr
    return Object.hasOwn(labelsOf(this.#accord), name) ? ` de ${this.#called(name)}` : ''
  }

  /** « 20 % de 50 000 € et 30 % de 10 000 €, soit », of the slices that count, where their bounds are figures. */
  #slices({ rows }: Brackets, measured: Trace | undefined): string {
    if (!measured) return ''
    const value = toNumber(measured.value)
    const unit = this.#unitOf(measured)
    const said: string[] = []
    for (const { from, to, rate } of rows) {
      if (typeof from === 'string' || typeof to === 'string' || typeof rate === 'string') return ''
      const slice = Math.min(value, to ?? value) - Math.max(0, from ?? 0)
      if (rate === null || rate === 0 || slice <= 0) continue
      const share = this.#shown(decimal(rate), 'ratio')
      said.push(`${share} de ${this.#shown(decimal(Number(slice.toFixed(6))), unit)}`)
    }
    return said.length === 0 ? '' : `${listed(said, 'fr')}, soit `
  }

  /** A bare number added to euros is in euros. */
  #sideUnit(part: Trace, unit: Unit): Unit {
    const own = this.#unitOf(part)
    return own === 'number' ? unit : own
  }

  /** A rate beside an amount is read as a percentage. */
  #factor(part: Trace, all: readonly Trace[]): string {
    const own = this.#unitOf(part)
    const besideOther = all.some((one) => one !== part && this.#unitOf(one) !== 'number')
    const isRate = own === 'number' && besideOther && compare(part.value, rational(1)) < 0
    return this.#shown(part.value, isRate ? 'ratio' : own)
  }

  #part(part: Trace | undefined): string {
    return part ? this.#shown(part.value, this.#unitOf(part)) : ''
  }

  /** « 3 (« accidents ») »: of two figures side by side, which is which. */
  #partNamed(part: Trace): string {
    const name = 'var' in part.expr ? part.expr.var : ''
    const known = Object.hasOwn(labelsOf(this.#accord), name)
    return known ? `${this.#part(part)} (${this.#called(name)})` : this.#part(part)
  }

  #interval(row: { from: Bound; to: Bound }, measured: Trace | undefined): string {
    const unit = measured ? this.#unitOf(measured) : 'number'
    const bound = (value: Bound) =>
      typeof value === 'number'
        ? this.#shown(decimal(value), unit)
        : (labelsOf(this.#accord)[value ?? '']?.fr ?? String(value))
    if (row.from === null) return row.to === null ? 'toute valeur' : `moins de ${bound(row.to)}`
    return row.to === null
      ? `${bound(row.from)} et plus`
      : `de ${bound(row.from)} à moins de ${bound(row.to)}`
  }

  #unitOf(node: Trace): Unit {
    const { expr, parts } = node
    if (this.#euros.has(node)) return 'EUR'
    if ('const' in expr) return 'number'
    if ('var' in expr) return this.#named(expr.var)
    const inner = parts.map((part) => this.#unitOf(part))
    const known = inner.filter((unit) => unit !== 'number')
    if ('op' in expr) {
      if (expr.op === 'div')
        return inner[0] === inner[1] && inner[0] !== 'number' ? 'ratio' : (inner[0] ?? 'number')
      if (expr.op === 'mul')
        return known.includes('EUR') ? 'EUR' : (known.find((unit) => unit === 'ratio') ?? 'number')
      return known[0] ?? 'number'
    }
    if ('interp' in expr) return areShares(expr) ? 'ratio' : 'number'
    if ('steps' in expr) return inner[1] === 'number' && areRates(expr) ? 'ratio' : (inner[1] ?? 'number')
    if ('brackets' in expr || 'label' in expr || 'if' in expr) return inner.at(-1) ?? 'number'
    if ('per_head' in expr) return 'EUR'
    return known.at(-1) ?? 'number'
  }

  #named(name: string): Unit {
    const { indicators, formula } = this.#accord
    if (name === PAYROLL || name === RESERVE) return 'EUR'
    return (
      indicators.find((one) => one.name === name)?.unit ??
      formula.parameters.find((one) => one.name === name)?.unit ??
      'number'
    )
  }

  #shown(value: Rational, unit: Unit): string {
    if (unit === 'EUR') {
      const cents = Math.round(toNumber(value) * 100)
      return cents % 100 === 0 ? euros(cents) : exactEuros(cents)
    }
    const digits = toDecimalString(value, 6)
    if (unit === 'ratio') return percentWritten(`${Math.round(toNumber(value) * 1e6)}e-4`, 'fr')
    const number = decimalWritten(digits, 'fr')
    return unit === 'days' ? `${number} ${Math.abs(toNumber(value)) >= 2 ? 'jours' : 'jour'}` : number
  }
}

/** A sum of one thing, a product by one: nothing to tell. */
function changesNothing({ expr, parts }: Trace): boolean {
  if (!('op' in expr)) return false
  if (parts.length < 2) return true
  const one = rational(1)
  const isOne = (part: Trace) => 'const' in part.expr && compare(part.value, one) === 0
  return expr.op === 'mul' && parts.filter((part) => !isOne(part)).length < 2
}

/** Whether a grid gives rates: each of its values is a figure between none and all, and one is neither. */
const areRates = ({ steps }: Extract<Expression, { steps: object }>): boolean => {
  const values = steps.rows.map(({ value }) => ('const' in value ? Number(value.const) : Number.NaN))
  return values.every((value) => value >= 0 && value <= 1) && values.some((value) => value > 0 && value < 1)
}

/** Whether a linear scale gives parts of a whole: every written value is between none and a few times all. */
const areShares = ({ interp }: Extract<Expression, { interp: object }>): boolean =>
  interp.points.every(([, y]) => typeof y === 'number' && y >= 0 && y <= 3)
