import { destinationNames } from '@moisson/core/campaign/choice-names'
import { standingName, standingNames } from '@moisson/core/campaign/standing'
import type { ChartColour } from '../kit/chart-figure.tsx'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import type { Campaign } from './campaign.ts'
import { campaignWords } from './campaign-words.ts'

interface MoneyPart {
  label: string
  value: number
  text: string
  colour: ChartColour
}

/** Where the net of a campaign goes, each cent once: what is placed and paid, what silence will do, what is held. */
export function useMoneyParts(
  campaign: Pick<Campaign, 'amounts' | 'standings' | 'draft_policy' | 'type'>,
): MoneyPart[] {
  const words = useWords(campaignWords)
  const { money, text } = useFormat()
  const { amounts, standings } = campaign
  // Once it is submitted nothing is undecided: what silence did is among the destinations.
  const waits = amounts.undecided_cents > 0
  const parts: [string, number, ChartColour][] = [
    [text(destinationNames.immediate_payment), amounts.immediate_payment_cents, 'cash'],
    [text(destinationNames.pee), amounts.pee_cents, 'pee'],
    [text(destinationNames.percol), amounts.percol_cents, 'percol'],
    [words.notDetailed, amounts.not_detailed_cents, 'neutral'],
    [
      text(standingName('default_to_come', campaign.draft_policy, campaign.type)),
      waits ? standings.default_to_come.cents : 0,
      'amber',
    ],
    [text(standingNames.untold), waits ? standings.untold.cents : 0, 'red'],
    [text(standingNames.held), amounts.held_cents, 'held'],
  ]
  return parts
    .filter(([, value]) => value > 0)
    .map(([label, value, colour]) => ({ label, value, text: money(value), colour }))
}
