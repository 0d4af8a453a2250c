import { spaced } from '@moisson/core/company/spaced-number'
import { changedByHand, type RecordedBasis } from '@moisson/core/campaign/envelope-basis'
import { asksDays, campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { campaignTypeNames } from '@moisson/core/campaign/type-names'
import type { CampaignType } from '@moisson/core/vocabulary'
import type { Day } from '@moisson/law/calendar'
import { shortDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import { capital } from '@moisson/law/words/capital'
import { longInstant } from '@moisson/law/words/instants'
import { pluriel } from '@moisson/law/words/plural'

/** One person's amounts, without the person: whoever reads the accounts is not told who earned what. */
export interface CertifiedLine {
  gross_cents: number
  levies_cents: number
  net_cents: number
}
/** What a certificate says, as it was kept when it was written. */
export interface CertifiedFacts {
  company: { legal_name: string; siren: string }
  campaign: { name: string; type: CampaignType; year: number; start: Day; end: Day }
  /** Of the amounts and choices that the validation froze. */
  print: string
  validated_at: string
  validated_by: string | null
  /** The gross amount that the company decided; null where there is none but the lines. */
  envelope_cents: number | null
  distributed_cents: number
  totals: {
    gross_cents: number
    levies_cents: number
    net_cents: number
    advance_net_cents: number
    paid_cents: number
    pee_cents: number
    percol_cents: number
    held_cents: number
  }
  lines: CertifiedLine[]
  /** Where the envelope comes from; absent in what was certified before it was kept. */
  envelope_basis?: RecordedBasis | null
  /** The envelope without what was added after the launch. */
  envelope_own_cents?: number
  /** Lines computed or corrected after the others, at the rates of everybody. */
  at_rates?: number
  by_hand_reason?: string | null
}

const money = (cents: number) => euros(cents, 'fr')

/** What the columns and rows of amounts are called: of days the payroll alone knows what is before the levies. */
const amountNames = {
  gross: {
    columns: ['Ligne', 'Brut', 'CSG et CRDS', 'Net'],
    envelope: 'Enveloppe brute',
    distributed: 'Montant brut réparti',
    title: 'Du brut à ce qui est versé ou placé',
    first: 'Brut',
    levies: 'CSG et CRDS',
  },
  days: {
    columns: ['Ligne', 'Valeur des jours', 'Retenu ici', 'Net'],
    envelope: 'Valeur nette des jours placés',
    distributed: 'Valeur nette répartie',
    title: 'De la valeur des jours à ce qui est placé',
    first: 'Valeur nette des jours',
    levies: 'Retenu ici',
  },
} as const

/** The certificate of a campaign's computation for whoever signs the accounts, in French as the accounts are. */
export function certificatePage(facts: CertifiedFacts): object {
  const { company, campaign, totals, lines, envelope_cents: envelope } = facts
  const { envelope: comes_from, rights_of } = campaignTypeFacts[campaign.type]
  const named = amountNames[asksDays(campaign.type) ? 'days' : 'gross']
  const left = envelope === null ? 0 : envelope - facts.distributed_cents
  // Amounts that are the same for everybody divide no envelope: what came later is told by its lines alone.
  const added =
    envelope === null || comes_from === 'each' ? 0 : envelope - (facts.envelope_own_cents ?? envelope)
  return {
    language: 'fr',
    title: 'Attestation de calcul',
    subtitle: `${campaign.name}, ${
      rights_of === 'payment'
        ? `versement du ${shortDay(campaign.end, 'fr')}`
        : `exercice du ${shortDay(campaign.start, 'fr')} au ${shortDay(campaign.end, 'fr')}`
    }`,
    issuer: company.legal_name,
    footer: `${company.legal_name}, SIREN ${spaced(company.siren)}. Empreinte ${facts.print.slice(0, 16)}`,
    words: {
      page: 'Page',
      columns: named.columns,
      lines: 'Les lignes, sans nom, de la plus grande à la plus petite',
      total: 'Total',
      signatures: ['Établi par', 'Pour la direction financière'],
    },
    facts: [
      ['Dispositif', `${campaignTypeNames[campaign.type].fr} ${campaign.year}`],
      ['Bénéficiaires', peopleOf(lines)],
      [
        'Montants validés',
        `${longInstant(facts.validated_at, 'fr')}${facts.validated_by === null ? '' : `, par ${facts.validated_by}`}`,
      ],
    ],
    sections: [
      {
        title: 'La somme des lignes est le montant réparti',
        rows: [
          ...(envelope === null ? [] : [[named.envelope, money(envelope - added)]]),
          ...(added > 0 ? [['Complément, ajouté après le calcul', money(added)]] : []),
          ...(left > 0 ? [['Non réparti', money(left)]] : []),
          ...(left < 0 ? [['Réparti au-delà de l’enveloppe', money(-left)]] : []),
          [named.distributed, money(facts.distributed_cents)],
          ['Somme des lignes', money(totals.gross_cents)],
          ['Écart', money(facts.distributed_cents - totals.gross_cents)],
        ],
        sentences: [],
      },
      ...originOf(facts),
      {
        title: named.title,
        rows: [
          [named.first, money(totals.gross_cents)],
          [named.levies, money(-totals.levies_cents)],
          ['Net', money(totals.net_cents)],
          ...(totals.advance_net_cents === 0
            ? []
            : [['Avances déjà versées', money(totals.advance_net_cents)]]),
          ['Payé', money(totals.paid_cents)],
          ...(totals.pee_cents === 0 ? [] : [['Placé dans le PEE', money(totals.pee_cents)]]),
          ...(totals.percol_cents === 0 ? [] : [['Placé dans le PER COL', money(totals.percol_cents)]]),
          ...(totals.held_cents === 0 ? [] : [['Conservé par l’entreprise', money(totals.held_cents)]]),
        ],
        sentences: asksDays(campaign.type)
          ? [
              'La valeur de ces jours de repos est nette : la paie en a déjà retiré la CSG, la CRDS et les autres contributions, et elle seule en connaît le brut.',
            ]
          : [],
      },
      {
        title: 'La règle d’arrondi',
        rows: [],
        sentences: [
          asksDays(campaign.type)
            ? 'Chacun a fixé un nombre de demi-journées ; leur valeur est arrondie au centime le plus proche.'
            : comes_from === 'asked'
              ? 'Chacun a fixé au centime ce qu’il verse de son argent : rien n’est arrondi.'
              : comes_from === 'each'
                ? 'Le montant de chacun est arrondi au centime le plus proche, sans regard pour les autres ; leur somme est le montant brut réparti.'
                : 'Chaque part répartie est ramenée au centime inférieur ; les centimes qui restent vont un à un aux parts dont le reste est le plus grand. La somme ne perd ni ne gagne un centime.',
          ...(comes_from !== 'each' && facts.at_rates
            ? [
                `${pluriel(facts.at_rates, '# ligne a été calculée ou corrigée', '# lignes ont été calculées ou corrigées')} après les autres, aux mêmes taux que tous\u00a0: ${facts.at_rates > 1 ? 'chacune est ramenée' : 'elle est ramenée'} au centime inférieur.`,
              ]
            : []),
          ...(totals.levies_cents === 0
            ? []
            : [
                'La CSG et la CRDS de chacun sont arrondies au centime le plus proche ; le net est le brut moins ces montants, sans autre arrondi.',
              ]),
        ],
      },
    ],
    lines: lines.map((line, index) => [
      String(index + 1),
      money(line.gross_cents),
      money(line.levies_cents),
      money(line.net_cents),
    ]),
    total: ['', money(totals.gross_cents), money(totals.levies_cents), money(totals.net_cents)],
  }
}

/** Whoever has an amount, as the works council counts them; the lines without one are told, since they are listed. */
function peopleOf(lines: readonly CertifiedLine[]): string {
  const without = lines.filter(({ gross_cents }) => gross_cents === 0).length
  const people = pluriel(lines.length - without, '# personne', '# personnes')
  return without === 0
    ? people
    : `${people}, et ${pluriel(without, '# ligne sans montant', '# lignes sans montant')}`
}

/** The figures of the exercice and the steps of the formula, as they were recorded before the launch. */
function originOf({ envelope_basis: basis, envelope_own_cents, by_hand_reason }: CertifiedFacts): object[] {
  if (!basis) return []
  const difference = changedByHand(envelope_own_cents ?? null, basis)
  return [
    {
      title: 'D’où vient l’enveloppe',
      rows: [
        ['Accord', basis.agreement.title],
        ...basis.figures.map(({ label, shown }) => [capital(label.fr), shown.fr]),
        ['Enveloppe par la formule', money(basis.amount_cents)],
        ...(difference === 0 ? [] : [['Changée à la main', money(difference)]]),
      ],
      sentences: [
        ...basis.steps.map(({ label }, place) => `${place + 1}. ${label.fr}`),
        ...(difference !== 0 && by_hand_reason ? [`Raison écrite : ${by_hand_reason}`] : []),
      ],
    },
  ]
}
