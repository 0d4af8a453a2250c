import { addDays, dayOf, type Day } from '@moisson/law/calendar'
import { type DelayName, delays, timeIn } from '@moisson/law/delays'
import { delaySources } from '@moisson/law/delay-sources'
import { type FurtherDelayName, furtherDelays } from '@moisson/law/further-delays'
import { portion, type Ratio } from '@moisson/law/money'
import { centsOf, pageOf, valueIn, type Parameter, type Published, type Unit } from '@moisson/law/parameter'
import {
  forfaitSocialPensionRate,
  forfaitSocialRate,
  forfaitSocialScopRate,
  forfaitSocialSharesRate,
} from '@moisson/law/parameters/forfait-social-rates'
import {
  abondementMultiple,
  abondementPensionShare,
  abondementSavingsShare,
  abondementSharesShare,
  collectiveCeilingShare,
  individualCeilingShare,
  lateInterestMultiple,
  participationPayPass,
  ppvLimitPlain,
  ppvLimitWithScheme,
  ppvTemporaryBelow,
  quarterShare,
} from '@moisson/law/parameters/limits'
import { hourlySmic, monthlySmic } from '@moisson/law/parameters/smic'
import { crdsRate, csgDeductibleRate, csgRate, gainLeviesRate } from '@moisson/law/parameters/social-levies'
import { monthlyCeiling, pass } from '@moisson/law/parameters/social-security-ceiling'
import {
  largeThreshold,
  participationThreshold,
  valueSharingFrom,
  valueSharingProfit,
} from '@moisson/law/parameters/thresholds'
import { tmop } from '@moisson/law/parameters/tmop'
import { threeSmic } from '@moisson/law/ppv'
import { inEach, say, type InEach, type Language, type Text } from '@moisson/law/text'
import { capital } from '@moisson/law/words/capital'
import { mediumDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import { textNamed } from '@moisson/law/words/text-names'
import { spacedIn } from './spaced.ts'

/** A figure, or a part of the PASS of each year. */
type Shown =
  | Parameter
  | { readonly label: Text; readonly share: Parameter; readonly of: Parameter }
  | { readonly label: Text; readonly three: Parameter }

const ofPass = (label: Text, share: Parameter): Shown => ({ label, share, of: pass })

/** What stands on the page, by theme: each figure is one line of the law, and no year is named here. */
const shown: readonly { readonly title: Text; readonly figures: readonly Shown[] }[] = [
  {
    title: say('Les plafonds', 'Ceilings'),
    figures: [
      pass,
      monthlyCeiling,
      ofPass(
        say('Part la plus haute pour une personne', 'Highest share of one person'),
        individualCeilingShare,
      ),
      individualCeilingShare,
      collectiveCeilingShare,
      ofPass(
        say(
          'Salaire le plus haut qui compte pour la participation',
          'Highest pay that counts for participation',
        ),
        participationPayPass,
      ),
    ],
  },
  {
    title: say('L’abondement et les versements', 'Matching and payments'),
    figures: [
      abondementMultiple,
      ofPass(say('Abondement le plus haut sur un PEE', 'Highest matching in a PEE'), abondementSavingsShare),
      ofPass(
        say(
          'Le même, pour qui achète des actions de l’entreprise',
          'The same, for whoever buys shares of the company',
        ),
        abondementSharesShare,
      ),
      ofPass(
        say('Abondement le plus haut sur un PER COL', 'Highest matching in a PER COL'),
        abondementPensionShare,
      ),
      ofPass(
        say(
          'Versement volontaire le plus haut de qui n’a pas de salaire dans l’année',
          'Highest voluntary payment of who has no pay in the year',
        ),
        quarterShare,
      ),
    ],
  },
  {
    title: say('Le salaire minimum', 'The minimum wage'),
    figures: [
      hourlySmic,
      monthlySmic,
      {
        label: say(
          'Trois SMIC sur l’année civile, à temps plein',
          'Three SMIC over the calendar year, full time',
        ),
        three: monthlySmic,
      },
    ],
  },
  {
    title: say('Ce qui est prélevé sur l’épargnant', 'What is levied on the saver'),
    figures: [csgRate, csgDeductibleRate, crdsRate, gainLeviesRate],
  },
  {
    title: say(
      'Ce que l’employeur paie en plus : le forfait social',
      'What the employer pays on top: forfait social',
    ),
    figures: [forfaitSocialRate, forfaitSocialPensionRate, forfaitSocialSharesRate, forfaitSocialScopRate],
  },
  {
    title: say('La prime de partage de la valeur', 'The value-sharing bonus'),
    figures: [ppvLimitPlain, ppvLimitWithScheme, ppvTemporaryBelow],
  },
  {
    title: say('Les seuils d’effectif et de bénéfice', 'Thresholds of headcount and profit'),
    figures: [participationThreshold, largeThreshold, valueSharingFrom, valueSharingProfit],
  },
  { title: say('Le retard', 'Lateness'), figures: [lateInterestMultiple, tmop] },
]

const delayLabels: Record<DelayName | FurtherDelayName, Text> = {
  reply: say('Pour répondre, une fois informé du montant', 'To answer, once told the amount'),
  placing_received: say(
    'Pour placer un intéressement déjà reçu',
    'To invest an intéressement already received',
  ),
  savings_lock: say('Blocage sur un PEE', 'Locked in a PEE'),
  participation_lock: say('Blocage d’une participation placée', 'Lock of a participation that is invested'),
  lock_without_agreement: say(
    'Blocage de la participation sans accord',
    'Lock of participation without an agreement',
  ),
  release_request: say(
    'Pour demander un déblocage anticipé du PEE, dans les cas qui ont un délai',
    'To ask for an early release from a PEE, in the cases that have a time limit',
  ),
  annual_statement: say(
    'Pour recevoir le relevé annuel, après la fin de l’année',
    'To receive the yearly statement, after the end of the year',
  ),
  unclaimed: say(
    'Garde par l’entreprise des sommes de qui est introuvable',
    'Kept by the company for whoever cannot be found',
  ),
  rest_days: say(
    'Repos non pris, en un an, qui peut aller au PER COL sans compte épargne-temps',
    'Rest not taken, in a year, that may go to the PER COL without a time-savings account',
  ),
  seniority: say('Ancienneté exigible, au plus', 'Seniority that may be asked, at most'),
  agency_missions: say(
    'Missions du dernier exercice qui valent cette ancienneté à un intérimaire',
    'Missions of the last financial year that give a temporary worker that seniority',
  ),
  agency_seniority: say(
    'Ancienneté qu’un accord de branche étendu peut demander aux intérimaires, au plus',
    'Seniority that an extended branch agreement may ask of temporary workers, at most',
  ),
  agreement: say('Durée d’un accord, au plus', 'Duration of an agreement, at most'),
  calculation_period: say('Période de calcul, au moins', 'Period of computation, at least'),
  filing: say('Pour déposer, après la date limite de conclusion', 'To file, after the last day to conclude'),
  control: say('Contrôle du texte par l’Urssaf ou la MSA', 'Review of the text by Urssaf or MSA'),
  control_more: say(
    'Délai de plus pour ce contrôle, pour les exercices suivants',
    'Further time for that review, for the financial years that follow',
  ),
  renegotiation: say(
    'Avant la fin de l’accord, pour demander à le renégocier',
    'Before the agreement ends, to ask for a renegotiation',
  ),
  substitution: say(
    'Entre un élément de salaire supprimé et un intéressement',
    'Between an element of pay that ends and an intéressement',
  ),
  participation_report: say(
    'Pour le rapport annuel de participation, après la clôture',
    'For the yearly report on participation, after the closing',
  ),
  participation_agreement: say(
    'Pour un premier accord de participation, après la clôture',
    'For a first participation agreement, after the closing',
  ),
  threshold: say('Pour qu’un seuil d’effectif joue', 'For a threshold of headcount to count'),
  value_sharing: say(
    'Bénéfice de suite avant de devoir partager la valeur',
    'Profit running before value has to be shared',
  ),
}

/** What a figure was in one year: each value with the day it began in the year; none where it was not published or not read. */
export type Cell = { value: string; since: string | null }[]
export interface FigureRow {
  label: string
  /** In the order of the years. */
  cells: Cell[]
  text: string
  url: string | null
}
export interface DelayRow {
  label: string
  value: string
  since: string
  text: string
  url: string
}
/** The figures of the law as a page of the guide. */
export interface KeyFigures {
  look: 'figures'
  in: InEach<{
    title: string
    day: string
    years: number[]
    themes: { title: string; rows: FigureRow[] }[]
    delays: DelayRow[]
  }>
}

/** How many years stand side by side. */
const width = 4

/** The year to come once its PASS is published, the year of the day, and those before. */
export function yearsOn(day: Day, ceiling: Parameter = pass): number[] {
  const year = Number(day.slice(0, 4))
  const latest = ceiling.values.some(({ from }) => from === `${year + 1}-01-01`) ? year + 1 : year
  return Array.from({ length: width }, (_, ago) => latest - ago)
}

/** Every figure and delay of the law that the page shows, as at a day. */
export const keyFigures = (day: Day): KeyFigures => ({
  look: 'figures',
  in: inEach((language) => {
    const years = yearsOn(day)
    return spacedIn(language, {
      title: pageTitle[language],
      day: mediumDay(day, language),
      years,
      themes: shown.map(({ title, figures }) => ({
        title: title[language],
        rows: figures.map((one) => rowOf(one, years, language)),
      })),
      delays: (Object.keys(delayLabels) as (DelayName | FurtherDelayName)[]).map((name): DelayRow => {
        const source = delaySources[name]
        return {
          label: delayLabels[name][language],
          value: timeIn(allDelays[name], language),
          since: mediumDay(source.from, language),
          text: textNamed(source.text, language),
          url: source.id === null ? source.url : pageOf(source.id),
        }
      }),
    })
  }),
})
const pageTitle = say('Chiffres clés de l’épargne salariale', 'Key figures of employee savings')
const allDelays = { ...delays, ...furtherDelays }

/** One figure over the years, with the text of its latest value. */
export function rowOf(one: Shown, years: readonly number[], language: Language): FigureRow {
  if ('three' in one) return threeTimes(one, years, language)
  const whole = 'share' in one ? one.of : one
  const share = 'share' in one ? one.share : null
  const [latest] = inForce(whole, years[0] ?? 0).toReversed()
  const source = share?.values[0] ?? latest ?? whole.values[0]
  return {
    label: capital(one.label[language]),
    cells: years.map((year) =>
      inForce(whole, year).map((value) => ({
        value: written(value, whole.unit, share?.on(value.from).exact ?? null, language),
        since: value.from > `${year}-01-01` ? mediumDay(value.from, language) : null,
      })),
    ),
    text: textNamed(source.text, language),
    url: source.id === null ? (source.url ?? null) : pageOf(source.id),
  }
}

/** The limit of an untaxed bonus: the twelve months of a year, three times; none while one of them is not published. */
function threeTimes(
  { label, three }: { label: Text; three: Parameter },
  years: readonly number[],
  language: Language,
): FigureRow {
  const source = ppvTemporaryBelow.values[0]
  return {
    label: label[language],
    cells: years.map((year): Cell => {
      if (inForce(three, year).length === 0) return []
      const monthly_smic_cents = Array.from({ length: 12 }, (_, month) =>
        centsOf(three.on(dayOf(year, month + 1, 1))),
      )
      const { threshold_cents } = threeSmic.value({ monthly_smic_cents })
      return [{ value: euros(threshold_cents, language), since: null }]
    }),
    text: textNamed(source.text, language),
    url: source.id === null ? (source.url ?? null) : pageOf(source.id),
  }
}

function written({ value }: Published, unit: Unit, share: Ratio | null, language: Language): string {
  const cents = Math.round(value * 100)
  return valueIn({ unit, value: share === null ? value : portion(cents, share) / 100 }, language)
}

/** The values of a figure that applied on some day of a year, oldest first. */
function inForce({ values, renewed }: Parameter, year: number): Published[] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const ordered = values.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return ordered
    .filter(({ from, until }, place) => {
      const next = ordered[place + 1]
      const end = until ?? (next ? addDays(next.from, -1) : renewed === 'when-changed' ? last : endOf(from))
      return from <= last && end >= first
    })
    .filter((value, place, kept) => kept[place - 1]?.value !== value.value)
}
/** The end of the year of a day: a figure renewed each year says nothing of the next. */
const endOf = (from: Day): Day => `${from.slice(0, 4)}-12-31`
