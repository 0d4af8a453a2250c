import type { Text } from '@moisson/law/text'
import type { Fields } from '../record/field.ts'
import type { PlanKind } from '../vocabulary.ts'

/** What each plan is called, by kind; the inter-company form of it has a name of its own. */
export const planKindNames: Record<PlanKind, { own: Text; inter: Text }> = {
  pee: {
    own: { fr: 'Plan d’épargne d’entreprise', en: 'Company savings plan' },
    inter: { fr: 'Plan d’épargne interentreprises', en: 'Inter-company savings plan' },
  },
  percol: {
    own: { fr: 'Plan d’épargne retraite collectif', en: 'Collective retirement savings plan' },
    inter: { fr: 'Plan d’épargne retraite interentreprises', en: 'Inter-company retirement savings plan' },
  },
}

/** The most a rate may be, in basis points: three times what the person places (L3332-11). */
export const MOST_MATCHING_BPS = 30_000

const rate = { kind: 'number', min: 0, max: MOST_MATCHING_BPS, whole: true } as const
/** How the employer completes what a person places on the plan. */
export const matchingFields = {
  kind: {
    kind: 'choice',
    required: true,
    names: {
      none: { fr: 'Pas d’abondement', en: 'No matching' },
      single: { fr: 'Un taux', en: 'One rate' },
      bands: { fr: 'Des tranches', en: 'Bands' },
      fixed: { fr: 'Un montant fixe', en: 'A fixed amount' },
      sources: { fr: 'Un taux selon l’origine de la somme', en: 'A rate by the origin of the sum' },
      seniority: { fr: 'Un taux selon l’ancienneté', en: 'A rate by seniority' },
      funds: { fr: 'Un taux selon le fonds', en: 'A rate by fund' },
      several: { fr: 'Plusieurs clauses ensemble', en: 'Several clauses together' },
    },
    label: { fr: 'Règle', en: 'Rule' },
  },
  rate_bps: { ...rate, label: { fr: 'Taux', en: 'Rate' } },
  bands: {
    kind: 'list',
    of: {
      kind: 'group',
      fields: {
        up_to_cents: { kind: 'cents', label: { fr: 'Jusqu’à', en: 'Up to' } },
        rate_bps: { ...rate, label: { fr: 'Taux', en: 'Rate' } },
      },
    },
    label: { fr: 'Tranches', en: 'Bands' },
  },
  /** The cap itself, where the employer pays a fixed amount. */
  fixed_cents: {
    kind: 'cents',
    label: { fr: 'Montant par personne et par an', en: 'Amount per person and year' },
    help: {
      fr: 'Brut. La loi le limite à trois fois ce que la personne place.',
      en: 'Gross. The law limits it to three times what the person invests.',
    },
  },
  sources: {
    kind: 'group',
    fields: {
      interessement: { ...rate, label: { fr: 'Intéressement', en: 'Intéressement' } },
      participation: { ...rate, label: { fr: 'Participation', en: 'Participation' } },
      ppv: { ...rate, label: { fr: 'Prime de partage de la valeur', en: 'Value-sharing bonus' } },
      voluntary_payment: { ...rate, label: { fr: 'Versements volontaires', en: 'Voluntary payments' } },
      cet_transfer: {
        ...rate,
        label: { fr: 'Jours de repos, au PER COL', en: 'Rest days, into the PER COL' },
      },
    },
    label: { fr: 'Taux selon l’origine', en: 'Rate by origin' },
    help: {
      fr: 'Zéro : cette somme n’est pas abondée.',
      en: 'Zero: that sum is not matched.',
    },
  },
  seniority: {
    kind: 'list',
    of: {
      kind: 'group',
      fields: {
        from_years: {
          kind: 'number',
          min: 0,
          max: 60,
          whole: true,
          label: { fr: 'Dès (années)', en: 'From (years)' },
        },
        rate_bps: { ...rate, label: { fr: 'Taux', en: 'Rate' } },
      },
    },
    label: { fr: 'Taux selon l’ancienneté', en: 'Rate by seniority' },
    help: {
      fr: 'En années entières dans l’entreprise le jour du versement. Avant la première, rien n’est ajouté.',
      en: 'In whole years in the company on the day of the payment. Before the first, nothing is added.',
    },
  },
  funds: {
    kind: 'list',
    of: {
      kind: 'group',
      fields: {
        fund_id: { kind: 'id', label: { fr: 'Fonds', en: 'Fund' } },
        rate_bps: { ...rate, label: { fr: 'Taux', en: 'Rate' } },
      },
    },
    label: { fr: 'Taux selon le fonds', en: 'Rate by fund' },
    help: {
      fr: 'De ce qui est placé sur ce fonds en gestion libre. Zéro : rien n’est ajouté.',
      en: 'Of what is invested in that fund by one’s own choice. Zero: nothing is added.',
    },
  },
  cap_cents: {
    kind: 'cents',
    label: { fr: 'Plafond du plan, par personne et par an', en: 'The plan’s ceiling, per person and year' },
    help: { fr: 'Brut. Vide : le plafond de la loi.', en: 'Gross. Empty: the ceiling of the law.' },
  },
  base: {
    kind: 'choice',
    required: true,
    names: {
      net: { fr: 'La somme nette placée', en: 'The net sum invested' },
      gross: { fr: 'La prime brute correspondante', en: 'The gross bonus it comes from' },
    },
    label: { fr: 'Calculé sur', en: 'Computed on' },
  },
  leavers: {
    kind: 'flag',
    initial: false,
    label: {
      fr: 'Aussi pour les personnes qui ont quitté l’entreprise',
      en: 'Also for people who have left the company',
    },
  },
} as const satisfies Fields

const share = { kind: 'number', min: 0, max: 10_000, whole: true, required: true } as const
/** A savings plan of the company as one version of it says; its funds and its matching have shapes of their own. */
export const planFields = {
  name: { kind: 'text', max: 120, required: true, label: { fr: 'Nom du plan', en: 'Name of the plan' } },
  inter_company: {
    kind: 'flag',
    initial: false,
    label: {
      fr: 'Plan interentreprises, commun à plusieurs sociétés',
      en: 'Inter-company plan, shared by several companies',
    },
  },
  rules_document_id: {
    kind: 'id',
    label: { fr: 'Règlement du plan', en: 'Rules of the plan' },
    help: { fr: 'Parmi les documents de la société.', en: 'Among the company’s documents.' },
  },
  keeper_contract: {
    kind: 'text',
    max: 60,
    label: { fr: 'Numéro du contrat', en: 'Contract number' },
    help: { fr: 'Chez le teneur de compte.', en: 'At the account keeper.' },
  },
  keeper_contact: {
    kind: 'text',
    max: 120,
    label: { fr: 'Joindre le teneur de compte', en: 'How to reach the account keeper' },
    help: {
      fr: 'Son téléphone et l’adresse de son site, dits à qui détient un compte.',
      en: 'Its phone and the address of its site, told to whoever has an account.',
    },
  },
  fees_after_departure: {
    kind: 'choice',
    names: {
      company: { fr: 'L’entreprise', en: 'The company' },
      holder: { fr: 'L’épargnant, sur ses avoirs', en: 'The saver, out of their savings' },
    },
    label: {
      fr: 'Frais de tenue de compte après un départ, payés par',
      en: 'Account fees after a departure, paid by',
    },
  },
  fees_per_year_cents: {
    kind: 'cents',
    label: { fr: 'Frais de tenue de compte, par an', en: 'Account fees, a year' },
    help: {
      fr: 'De chaque compte après un départ, d’après le contrat. Dits à qui choisit.',
      en: 'Of each account after a departure, by the contract. Told to whoever chooses.',
    },
  },
  has_managed_profiles: {
    kind: 'flag',
    initial: false,
    label: { fr: 'Gestion pilotée proposée', en: 'Managed option offered' },
    help: {
      fr: 'L’épargne se déplace vers des placements moins risqués quand la retraite approche.',
      en: 'Savings move to less risky funds as retirement comes nearer.',
    },
  },
  managed_steps: {
    kind: 'list',
    most: 30,
    of: {
      kind: 'group',
      fields: {
        years_before: {
          kind: 'number',
          min: 0,
          max: 60,
          whole: true,
          required: true,
          label: { fr: 'Avant le départ', en: 'Before leaving' },
        },
        prudent_bps: { ...share, label: { fr: 'Prudent', en: 'Prudent' } },
        balanced_bps: { ...share, label: { fr: 'Équilibre', en: 'Balanced' } },
        dynamic_bps: { ...share, label: { fr: 'Dynamique', en: 'Dynamic' } },
      },
    },
    label: { fr: 'Grille de la gestion pilotée', en: 'Grid of the managed option' },
    help: {
      fr: 'La part gardée à faible risque, par profil, à partir de tant d’années avant le départ à la retraite. Elle est dans le contrat du teneur de compte, et montrée à qui choisit dans les campagnes lancées ensuite.',
      en: 'The part kept at low risk, by profile, from so many years before retirement on. It stands in the account keeper’s contract, and is shown to whoever chooses in the campaigns launched later.',
    },
  },
} as const satisfies Fields
export type PlanFieldName = keyof typeof planFields
