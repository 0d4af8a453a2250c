import type { TermFacts } from '../term.ts'

export const taxesTerms = {
  brut: {
    basis: ['csg', 'crds'],
    topic: 'impots-et-prelevements',
    fr: (f) => ({
      word: 'brut',
      means: 'Le montant avant tout prélèvement.',
      example: `${f.gross} bruts deviennent ${f.net} nets une fois ${f.withheld} de CSG et de CRDS retirés.`,
    }),
    en: (f) => ({
      word: 'gross',
      means: 'The amount before anything is withheld.',
      example: `${f.gross} gross become ${f.net} net once ${f.withheld} of CSG and CRDS are taken.`,
    }),
  },
  net: {
    basis: ['csg', 'crds'],
    topic: 'impots-et-prelevements',
    fr: (f) => ({
      word: 'net',
      means: `Ce qui vous revient une fois la CSG et la CRDS (${f.levies}) retirées du montant brut. L’impôt sur le revenu n’est pas encore compté.`,
      example: `${f.gross} − ${f.withheld} = ${f.net}.`,
    }),
    en: (f) => ({
      word: 'net',
      means: `What is yours once CSG and CRDS (${f.levies}) are taken from the gross amount. Income tax is not counted yet.`,
      example: `${f.gross} − ${f.withheld} = ${f.net}.`,
    }),
  },
  csg: {
    basis: ['csg'],
    topic: 'impots-et-prelevements',
    fr: (f) => ({
      word: 'CSG',
      means: `La contribution sociale généralisée : ${f.csg} du montant brut de l’intéressement, de la participation et de l’abondement, retirés à l’entrée, que vous placiez ou non.`,
      example: `Sur ${f.gross} bruts : ${f.csg_due}.`,
    }),
    en: (f) => ({
      word: 'CSG',
      means: `A general social contribution: ${f.csg} of the gross amount of intéressement, participation and matching, withheld on the way in, whether you invest or not.`,
      example: `On ${f.gross} gross: ${f.csg_due}.`,
    }),
  },
  'csg-et-crds': {
    basis: ['csg', 'crds'],
    topic: 'impots-et-prelevements',
    fr: (f) => ({
      word: 'CSG et CRDS',
      means: `Deux prélèvements sociaux retirés de l’intéressement, de la participation et de l’abondement : ${f.csg} et ${f.crds} du montant brut.`,
      example: `Sur ${f.gross} bruts : ${f.csg_due} et ${f.crds_due}, soit ${f.withheld}.`,
    }),
    en: (f) => ({
      word: 'CSG and CRDS',
      means: `Two social levies taken from intéressement, participation and matching: ${f.csg} and ${f.crds} of the gross amount.`,
      example: `On ${f.gross} gross: ${f.csg_due} and ${f.crds_due}, which make ${f.withheld}.`,
    }),
  },
  'csg-deductible': {
    basis: ['csg', 'csg_deductible'],
    topic: 'impots-et-prelevements',
    fr: (f) => ({
      word: 'CSG déductible',
      means: `La partie de la CSG (${f.csg_deductible}) sur laquelle vous ne payez pas d’impôt. Elle joue quand l’argent vous est versé.`,
      example: `Sur ${f.gross} bruts versés, ${f.csg_deducted} sont déduits : ${f.taxable} sont imposables.`,
    }),
    en: (f) => ({
      word: 'deductible CSG',
      means: `The part of CSG (${f.csg_deductible}) on which you pay no tax. It counts when the money is paid to you.`,
      example: `On ${f.gross} gross paid, ${f.csg_deducted} are deducted: ${f.taxable} are taxable.`,
    }),
  },
  crds: {
    basis: ['crds'],
    topic: 'impots-et-prelevements',
    fr: (f) => ({
      word: 'CRDS',
      means: `Une contribution à la dette sociale : ${f.crds} du montant brut, retirés avec la CSG.`,
      example: `Sur ${f.gross} bruts : ${f.crds_due}.`,
    }),
    en: (f) => ({
      word: 'CRDS',
      means: `A contribution to the social debt: ${f.crds} of the gross amount, withheld together with CSG.`,
      example: `On ${f.gross} gross: ${f.crds_due}.`,
    }),
  },
  imposable: {
    basis: ['immediate_payment', 'tax_of_company', 'csg_deductible'],
    topic: 'impots-et-prelevements',
    fr: (f) => ({
      word: 'imposable',
      means:
        'L’argent versé sur votre compte s’ajoute à vos revenus de l’année ; l’intéressement ou la participation placés à temps sur un plan ne sont pas imposés à l’entrée.',
      example: `Pour ${f.gross} bruts versés, ${f.taxable} sont imposables ; placés, rien.`,
    }),
    en: (f) => ({
      word: 'taxable',
      means:
        'Money paid to your account is added to your income of the year; intéressement or participation invested in a plan in time is not taxed on the way in.',
      example: `Of ${f.gross} gross paid, ${f.taxable} are taxable; invested, nothing is.`,
    }),
  },
  'prelevement-a-la-source': {
    basis: ['tax_of_company', 'csg_deductible'],
    topic: 'impots-et-prelevements',
    fr: (f) => ({
      word: 'prélèvement à la source',
      means: 'L’impôt sur le revenu retenu par l’employeur au moment du versement, à votre taux.',
      example: `Au taux de ${f.low_rate}, ${f.low_tax} sont retenus sur ${f.gross} bruts : ${f.low_cash} arrivent sur le compte.`,
    }),
    en: (f) => ({
      word: 'tax at source',
      means: 'Income tax withheld by the employer at payment, at your rate.',
      example: `At a rate of ${f.low_rate}, ${f.low_tax} are withheld on ${f.gross} gross: ${f.low_cash} reach the account.`,
    }),
  },
  'forfait-social': {
    basis: ['forfait_social', 'forfait_rates'],
    topic: 'impots-et-prelevements',
    fr: (f) => ({
      word: 'forfait social',
      means:
        'Une contribution que l’employeur paie en plus, jamais vous. Son taux dépend de l’effectif, du dispositif et du plan.',
      example: `Au taux de ${f.forfait}, ${f.gross} de participation coûtent ${f.forfait_due} de plus à l’entreprise ; placés sur un PER COL qui y ouvre droit, ${f.forfait_pension_due}.`,
    }),
    en: (f) => ({
      word: 'forfait social',
      means:
        'A contribution that the employer pays on top, never you. Its rate follows the headcount, the scheme and the plan.',
      example: `At ${f.forfait}, ${f.gross} of participation cost the company ${f.forfait_due} more; invested in a PER COL that qualifies, ${f.forfait_pension_due}.`,
    }),
  },
  'plus-value': {
    basis: ['csg', 'crds'],
    topic: 'impots-et-prelevements',
    fr: (f) => ({
      word: 'plus-value',
      means:
        'Ce que votre argent a gagné sur le plan. Seul ce gain supporte des prélèvements sociaux à la sortie, et pas d’impôt sur le revenu à la sortie d’un PEE.',
      example: `Sur ${f.gain} de gain, ${f.gain_levies} sont prélevés : il reste ${f.gain_left}.`,
    }),
    en: (f) => ({
      word: 'gain',
      means:
        'What your money has earned in the plan. Only this gain bears social levies on the way out, and no income tax on leaving a PEE.',
      example: `On a gain of ${f.gain}, ${f.gain_levies} are levied: ${f.gain_left} remain.`,
    }),
  },
  'prelevements-sociaux': {
    basis: ['csg', 'crds'],
    topic: 'impots-et-prelevements',
    fr: (f) => ({
      word: 'prélèvements sociaux',
      means: `Ce qui est retiré des gains à la sortie d’un plan : ${f.gains} au taux d’aujourd’hui.`,
      example: `${f.gain_levies} sur ${f.gain} de gain ; rien sur la somme placée elle-même.`,
    }),
    en: (f) => ({
      word: 'social levies',
      means: `What is withheld from gains on leaving a plan: ${f.gains} at today’s rate.`,
      example: `${f.gain_levies} on a gain of ${f.gain}; nothing on the sum invested itself.`,
    }),
  },
  pass: {
    basis: ['pass', 'ceilings'],
    topic: 'impots-et-prelevements',
    fr: (f) => ({
      word: 'PASS',
      means:
        'Le plafond annuel de la sécurité sociale : un montant fixé chaque année, dont les autres plafonds sont des parts.',
      example: `${f.pass} en ${f.year} ; le plafond d’une part en est ${f.individual_share}, soit ${f.individual_cap}.`,
    }),
    en: (f) => ({
      word: 'PASS',
      means:
        'The annual social-security ceiling: an amount set each year, of which the other ceilings are parts.',
      example: `${f.pass} in ${f.year}; the ceiling of a share is ${f.individual_share} of it, which is ${f.individual_cap}.`,
    }),
  },
  smic: {
    basis: ['value_sharing'],
    topic: 'ppv',
    fr: (f) => ({
      word: 'SMIC',
      means: `Le salaire minimum. Trois SMIC sur l’année qui précède sont la limite sous laquelle, dans une entreprise de moins de ${f.ppv_small} salariés, une prime de partage de la valeur n’est pas imposée jusqu’au ${f.ppv_until}.`,
      example: `Par mois à temps plein : ${f.smic} bruts. Trois SMIC sur l’année qui précède : ${f.three_smic}.`,
    }),
    en: (f) => ({
      word: 'SMIC',
      means: `The minimum wage. Three SMIC over the year before are the limit under which, in a company of fewer than ${f.ppv_small} people, a value-sharing bonus is not taxed until ${f.ppv_until}.`,
      example: `Each month of full time: ${f.smic} gross. Three SMIC over the year before: ${f.three_smic}.`,
    }),
  },
  tmop: {
    basis: ['late_interest', 'participation_late_interest'],
    topic: 'reussir-sa-campagne',
    fr: (f) => ({
      word: 'TMOP',
      means: `Le taux moyen de rendement des obligations privées, publié chaque semestre ; les intérêts de retard en sont ${f.late_multiple} fois le montant.`,
      example: `Au dernier taux que nous avons lu, ${f.tmop_last}, ${f.late_sum} payés ${f.late_days} jours trop tard coûtent ${f.late_due}.`,
    }),
    en: (f) => ({
      word: 'TMOP',
      means: `The average yield of private bonds, published each half-year; late interest is ${f.late_multiple} times it.`,
      example: `At the last rate we have read, ${f.tmop_last}, ${f.late_sum} paid ${f.late_days} days late cost ${f.late_due}.`,
    }),
  },
  'interets-de-retard': {
    basis: ['payment_deadline', 'late_interest'],
    topic: 'reussir-sa-campagne',
    fr: (f) => ({
      word: 'intérêts de retard',
      means: 'Ce que l’entreprise doit à chacun quand elle verse après la date limite, en plus de la somme.',
      example: `${f.late_sum} versés ${f.late_days} jours trop tard portent ${f.late_due} au dernier taux que nous avons lu.`,
    }),
    en: (f) => ({
      word: 'late interest',
      means: 'What the company owes each person when it pays after the deadline, on top of the sum.',
      example: `${f.late_sum} paid ${f.late_days} days late bear ${f.late_due} at the last rate we have read.`,
    }),
  },
  dsn: {
    basis: ['declaration'],
    topic: 'reussir-sa-campagne',
    fr: (f) => ({
      word: 'DSN',
      means:
        'La déclaration sociale nominative : le fichier mensuel par lequel la paie déclare salaires et prélèvements.',
      example: `Elle porte les ${f.withheld} de CSG et de CRDS retirés de ${f.gross} bruts.`,
    }),
    en: (f) => ({
      word: 'DSN',
      means: 'The monthly file by which payroll declares pay and levies.',
      example: `It carries the ${f.withheld} of CSG and CRDS taken from ${f.gross} gross.`,
    }),
  },
} as const satisfies Record<string, TermFacts>
