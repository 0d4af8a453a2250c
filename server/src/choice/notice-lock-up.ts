import { peeAvailableOn } from '@moisson/core/choice/consequence'
import { mayPlace, openDestinations } from '@moisson/core/choice/offer'
import type { PlanKind } from '@moisson/law/plan-kind'
import { releaseOnceHappened, releasesOf } from '@moisson/law/release-events'
import type { Language } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { keepingOf } from './campaign-for-person.ts'
import type { MyFile } from './choosing-file.ts'
import { articleOf, section, type Section } from './notice-section.ts'

/** Until when what is placed is locked, and who keeps it. */
export function lockUp(file: MyFile, language: Language): Section {
  const { offer } = file
  const open = openDestinations(offer)
  const day = peeAvailableOn(offer)
  const said = {
    fr: {
      title: 'Indisponibilité des sommes placées',
      none: 'Cette campagne ne propose pas de plan d’épargne\u00a0: la somme est versée.',
      pee: (from: string) => `PEE\u00a0: les sommes placées sont disponibles à partir du ${from}.`,
      percol: 'PER COL\u00a0: les sommes placées sont disponibles à la retraite.',
    },
    en: {
      title: 'How long what is placed is locked',
      none: 'This campaign offers no savings plan: the sum is paid.',
      pee: (from: string) => `PEE: what is placed is available from ${from}.`,
      percol: 'PER COL: what is placed is available at retirement.',
    },
  }[language]
  return section(said.title, {
    sentences: !mayPlace(open)
      ? [said.none]
      : [
          ...(open.includes('pee') && day ? [said.pee(longDay(day, language))] : []),
          ...(open.includes('percol') ? [said.percol] : []),
          ...keepingOf(file)
            .filter(({ plan }) => open.includes(plan))
            .map((kept) => kept.said[language]),
        ],
  })
}

/** The cases of early release, for the plans that are offered. */
export function releases({ offer }: MyFile, language: Language): Section[] {
  const open = openDestinations(offer)
  const cases = (plan: PlanKind) =>
    releasesOf(plan).map(({ label, months }) =>
      plan === 'PEE' && months !== null
        ? {
            fr: `${label.fr} (demande dans les ${months}\u00a0mois)`,
            en: `${label.en} (to be asked for within ${months}\u00a0months)`,
          }[language]
        : label[language],
    )
  const title = (plan: string, law: string) =>
    ({
      fr: `Cas de déblocage anticipé du ${plan} (${law})`,
      en: `Cases of early release of the ${plan} (${law})`,
    })[language]
  const sentences = [releaseOnceHappened[language]]
  return [
    ...(open.includes('pee')
      ? [
          section(title('PEE', articleOf('releases_savings', language)), {
            sentences,
            points: cases('PEE'),
          }),
        ]
      : []),
    ...(open.includes('percol')
      ? [
          section(title('PER COL', articleOf('releases_percol', language)), {
            sentences,
            points: cases('PERCOL'),
          }),
        ]
      : []),
  ]
}
