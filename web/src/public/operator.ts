import { operatorMark, operatorNames, type Operator } from '@moisson/core/privacy/operator'

let known: Operator | undefined

/** Who runs this installation; written into the page by the server where the page was made beforehand. */
export async function loadOperator(): Promise<Operator | null> {
  if (typeof document === 'undefined')
    return Object.fromEntries(operatorNames.map((name) => [name, operatorMark(name)])) as Operator
  try {
    known ??= await fetch('/operator.json').then((answer) =>
      answer.ok ? (answer.json() as Promise<Operator>) : undefined,
    )
  } catch {
    // The page says the rest.
  }
  return known ?? null
}
