import { csgCrds } from '@moisson/law/csg-crds'
import { sourceIn } from '@moisson/law/legal-points'
import { crdsRate } from '@moisson/law/parameters/social-levies'
import { say, type Said } from '@moisson/law/text'
import { easyLevy, type ShareStep } from '../campaign/share-step.ts'
import { ownStep } from '../simulation/law-steps.ts'

/** How the matching of one plan was found: the ceiling of the year, what was used elsewhere, what this choice takes, the levies. */
export function matchingSteps(given: {
  ceiling_cents: number
  used_cents: number
  remaining_cents: number
  /** The rule of the plan, in words. */
  rule: Said
  gross_cents: number
  net_cents: number
  on: string
}): ShareStep[] {
  const { gross_cents, net_cents, used_cents } = given
  const levied = csgCrds.value({ gross_cents, on: given.on })
  const articles = [sourceIn('csg', 'fr')]
  // A matching confirmed before keeps the net it was written with.
  const levies =
    levied.net_cents === net_cents
      ? [
          { ...ownStep({ ...say('CSG', 'CSG'), easy: easyLevy('CSG') }, -levied.csg_total_cents), articles },
          {
            ...ownStep({ ...say('CRDS', 'CRDS'), easy: easyLevy('CRDS') }, -levied.crds_cents),
            articles: [crdsRate.on(given.on).text],
          },
        ]
      : [{ ...ownStep(say('CSG et CRDS', 'CSG and CRDS'), net_cents - gross_cents), articles }]
  return [
    ownStep(
      {
        ...say('Plafond de l’année', 'Ceiling of the year'),
        easy: say(
          'Le plus que l’entreprise peut ajouter cette année',
          'The most the company can add this year',
        ),
      },
      given.ceiling_cents,
      {
        ...say('le plus bas de celui du plan et de celui de la loi', 'the lower of the plan’s and the law’s'),
        easy: say(
          'Le plan a une limite. La loi aussi. La plus basse compte.',
          'The plan has a limit. So has the law. The lower one counts.',
        ),
      },
    ),
    ...(used_cents > 0
      ? [ownStep(say('Déjà utilisé cette année', 'Already used this year'), -used_cents)]
      : []),
    ownStep(say('Au plus, pour ce choix', 'At most, for this choice'), given.remaining_cents),
    ownStep(
      {
        ...say('Abondement brut de ce choix', 'Gross matching of this choice'),
        easy: say('Ajouté par l’entreprise, avant retenues', 'Added by the company, before deductions'),
      },
      gross_cents,
      given.rule,
    ),
    ...levies,
    ownStep(
      {
        ...say('Ajouté, net', 'Added, net'),
        easy: say('Ajouté, retenues enlevées', 'Added, after what is taken off'),
      },
      net_cents,
    ),
  ]
}
