import type { TermFacts } from '../term.ts'

export const schemesTerms = {
  interessement: {
    basis: ['interessement', 'random_result'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'intéressement',
      means:
        'Une prime collective liée aux résultats ou aux performances de l’entreprise, prévue par un accord. Elle n’est jamais garantie.',
      example: `Une enveloppe de ${f.envelope} partagée également entre ${f.people} personnes donne ${f.each} bruts à chacune.`,
    }),
    en: (f) => ({
      word: 'intéressement',
      means:
        'A collective bonus tied to the company’s results or performance, set by an agreement. It is never guaranteed.',
      example: `An envelope of ${f.envelope} shared equally between ${f.people} people gives each of them ${f.each} gross.`,
    }),
  },
  participation: {
    basis: ['participation', 'participation_duty'],
    topic: 'participation',
    fr: (f) => ({
      word: 'participation',
      means: `La part des bénéfices que la loi réserve aux salariés des entreprises d’au moins ${f.participation_size} salariés, quand le bénéfice le permet.`,
      example: `Une part de ${f.gross} bruts laisse ${f.net} après CSG et CRDS, à percevoir ou à placer.`,
    }),
    en: (f) => ({
      word: 'participation',
      means: `The part of the profit that the law sets aside for the employees of companies of at least ${f.participation_size} people, when the profit allows it.`,
      example: `A share of ${f.gross} gross leaves ${f.net} after CSG and CRDS, to be paid or invested.`,
    }),
  },
  ppv: {
    basis: ['value_sharing', 'value_sharing_twice'],
    topic: 'ppv',
    fr: (f) => ({
      word: 'prime de partage de la valeur (PPV)',
      means:
        'Une prime que l’employeur décide librement, dans une limite exonérée de cotisations, et que chacun peut placer sur un plan.',
      example: `La limite est de ${f.ppv_plain} par an, ${f.ppv_scheme} dans une entreprise qui a un intéressement.`,
    }),
    en: (f) => ({
      word: 'value-sharing bonus (PPV)',
      means:
        'A bonus the employer is free to decide, free of contributions within a limit, which each person may invest in a plan.',
      example: `The limit is ${f.ppv_plain} a year, ${f.ppv_scheme} in a company that has an intéressement.`,
    }),
  },
  supplement: {
    basis: ['supplement', 'participation_supplement'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'supplément',
      means:
        'Ce que l’entreprise ajoute, une fois l’exercice clos, à un intéressement ou à une participation déjà répartis, dans les mêmes plafonds.',
      example: `${f.more} de supplément partagés également entre ${f.people} personnes donnent ${f.more_each} bruts de plus à chacune.`,
    }),
    en: (f) => ({
      word: 'supplement',
      means:
        'What the company adds, once the financial year is closed, to an intéressement or a participation already shared, within the same ceilings.',
      example: `A supplement of ${f.more} shared equally between ${f.people} people gives each ${f.more_each} gross more.`,
    }),
  },
  abondement: {
    basis: ['matching', 'csg', 'crds'],
    topic: 'abondement',
    fr: (f) => ({
      word: 'abondement',
      means: 'Ce que l’employeur ajoute à l’argent que vous placez.',
      example: `${f.net} placés, abondés de moitié : ${f.matched_gross} bruts, moins ${f.matched_levies} de CSG et de CRDS, soit ${f.matched} nets. Vous avez ${f.placed} sur le plan.`,
    }),
    en: (f) => ({
      word: 'matching',
      means: 'What your employer adds to the money you invest (“abondement” in French).',
      example: `${f.net} invested and matched by half: ${f.matched_gross} gross, less ${f.matched_levies} of CSG and CRDS, which is ${f.matched} net. You have ${f.placed} in the plan.`,
    }),
  },
  'abondement-unilateral': {
    basis: ['unilateral', 'unilateral_ceiling', 'percol_ceiling'],
    topic: 'abondement',
    fr: (f) => ({
      word: 'abondement unilatéral',
      means:
        'Ce que l’employeur verse sur le PER COL sans que personne n’ait rien placé, le même montant pour tous.',
      example: `La limite est celle de la prime de partage de la valeur : ${f.ppv_plain} par personne et par an, ou ${f.ppv_scheme} si l’entreprise a un intéressement ou une participation volontaire. Ces sommes comptent dans le plafond annuel de ${f.percol_cap}.`,
    }),
    en: (f) => ({
      word: 'unilateral matching',
      means:
        'What the employer pays into the PER COL though nobody invested anything, the same amount for all.',
      example: `Its limit is that of the value-sharing bonus: ${f.ppv_plain} a person and a year, or ${f.ppv_scheme} where the company has an intéressement or voluntary participation. These sums count in the yearly ceiling of ${f.percol_cap}.`,
    }),
  },
  'versement-volontaire': {
    basis: ['voluntary'],
    topic: 'pee',
    fr: (f) => ({
      word: 'versement volontaire',
      means: `L’argent de votre poche que vous placez vous-même sur un plan, au plus ${f.voluntary_share} de votre revenu annuel.`,
      example: `Avec ${f.low_pay} de salaire brut par an, vous pouvez placer jusqu’à ${f.own_payments} dans l’année.`,
    }),
    en: (f) => ({
      word: 'voluntary payment',
      means: `Money of your own that you invest in a plan yourself, ${f.voluntary_share} of your yearly income at most.`,
      example: `With ${f.low_pay} of gross pay a year you may invest up to ${f.own_payments} in the year.`,
    }),
  },
  avance: {
    basis: ['advances', 'advance_rhythm', 'advance_deduction'],
    topic: 'interessement',
    fr: (f) => ({
      word: 'avance',
      means:
        'Une somme versée avant que l’intéressement ou la participation de l’exercice soit connu, avec votre accord, et retirée de la part définitive. Ce qui dépasse cette part est repris sur vos salaires, un dixième au plus à chaque fois.',
      example: `${f.advance} avancés sur une part de ${f.gross} bruts : il reste ${f.after_advance} bruts à verser.`,
    }),
    en: (f) => ({
      word: 'advance',
      means:
        'A sum paid before the intéressement or participation of the year is known, with your agreement, and taken off the final share. What exceeds that share is taken back from your pay, a tenth at most each time.',
      example: `${f.advance} advanced on a share of ${f.gross} gross: ${f.after_advance} gross remain to be paid.`,
    }),
  },
  cet: {
    basis: ['time_savings', 'rest_days'],
    topic: 'per-col',
    fr: (f) => ({
      word: 'compte épargne-temps (CET)',
      means: `Un compte où l’on garde des jours de repos non pris ; ils peuvent, sous conditions, devenir de l’épargne retraite. Sans CET, ${f.delay('rest_days')} par an peuvent aller au PER COL.`,
      example: `${f.delayFirst('rest_days')} qui valent ${f.rest_day} chacun font ${f.rest_sum}.`,
    }),
    en: (f) => ({
      word: 'time-savings account (CET)',
      means: `An account where rest days not taken are kept; on conditions they may become pension savings. Without one, ${f.delay('rest_days')} a year may go to the PER COL.`,
      example: `${f.delayFirst('rest_days')} worth ${f.rest_day} each make ${f.rest_sum}.`,
    }),
  },
} as const satisfies Record<string, TermFacts>
