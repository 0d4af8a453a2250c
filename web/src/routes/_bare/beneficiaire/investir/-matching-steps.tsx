import { matchingSteps } from '@moisson/core/abondement/matching-steps'
import { StepsPanel } from '../../../../kit/steps-panel.tsx'
import { useEasyWords } from '../../../../words/plain.ts'
import { placeWords } from './-place-words.ts'
import { useEasySteps } from './-easy-steps.ts'
import type { Profile } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import type { ShownLine } from './-shown-choice.ts'

/** How the matching of each plan of a choice was found, from what its lines hold. */
export default function MatchingSteps({ lines, profile }: { lines: readonly ShownLine[]; profile: Profile }) {
  const easySteps = useEasySteps()
  const words = useEasyWords(choiceWords)
  const places = useEasyWords(placeWords)
  const sum = (plan: string, of: 'abondement_gross_cents' | 'abondement_net_cents') =>
    lines.reduce((total, line) => total + (line.destination === plan ? line[of] : 0), 0)
  return profile.abondement.rules.map((rule) => {
    const gross_cents = sum(rule.plan, 'abondement_gross_cents')
    if (gross_cents === 0) return null
    const steps = matchingSteps({
      ...rule,
      rule: rule.sentence,
      gross_cents,
      net_cents: sum(rule.plan, 'abondement_net_cents'),
      on: profile.default_preview.estimate.rules_date,
    })
    return (
      <StepsPanel
        key={rule.plan}
        title={words.matchingFrom(places.place[rule.plan])}
        steps={easySteps(steps)}
      />
    )
  })
}
