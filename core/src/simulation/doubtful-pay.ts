import { daysIn } from '@moisson/law/calendar'
import { pass } from '@moisson/law/parameters/social-security-ceiling'
import { euros } from '@moisson/law/words/figures'
import { listed } from '@moisson/law/words/list'
import { pluriel, plural } from '@moisson/law/words/plural'
import type { Exercise } from '../campaign/exercise-dates.ts'
import { minimumPayCents } from '../import/pay-watch.ts'
import type { Sheet } from './result.ts'

/** A tenth of the legal minimum is below any part time, ten PASS are above almost any pay: a slip of the keyboard. */
const [LEAST_PART, MOST_PASS] = [0.1, 10]
const NAMED = 3

interface Paid {
  name: string
  reference_salary_cents: number | null
  presence_days: number | null
}

/** Warns of pays that nobody has, whoever typed or imported them; nothing is changed. */
export function doubtPays(sheet: Sheet, people: readonly Paid[], exercise: Exercise): void {
  const minimum = minimumPayCents(exercise)
  const most = Math.round(pass.on(exercise.end, 'provisional').value * 100 * MOST_PASS)
  const odd = people.filter(({ reference_salary_cents: pay, presence_days: days }) => {
    if (pay === null || pay === 0) return false
    const part = days === null ? 1 : Math.min(1, days / daysIn(exercise))
    return pay > most || (minimum !== null && pay < minimum * part * LEAST_PART)
  })
  if (odd.length === 0) return
  const names = odd.flatMap(({ name }) => (name ? [name] : [])).slice(0, NAMED)
  const [fr, en] = names.length > 0 ? [` (${listed(names, 'fr')})`, ` (${listed(names, 'en')})`] : ['', '']
  sheet.warn(
    'pay_doubtful',
    'warning',
    `${pluriel(odd.length, '# salaire est', '# salaires sont')} hors de l’ordinaire${fr} : moins d’un dixième du Smic, ou plus de ${euros(most, 'fr')}. Vérifiez les centimes et les zéros : tout le partage en dépend.`,
    `${plural(odd.length, '# pay is', '# pays are')} out of the ordinary${en}: less than a tenth of the minimum wage, or more than ${euros(most, 'en')}. Check cents and zeros: the whole allocation depends on them.`,
  )
}
