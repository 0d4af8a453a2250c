import type { TermFacts } from '../term.ts'

export const plansTerms = {
  pee: {
    basis: ['savings_plan', 'savings_lock'],
    topic: 'pee',
    fr: (f) => ({
      word: 'PEE',
      means: `Plan d’épargne d’entreprise : l’argent y est bloqué ${f.delay('savings_lock')}, sauf événements de la vie (achat de la résidence principale, mariage, naissance du troisième enfant, départ de l’entreprise…).`,
      example: `${f.net} placés, abondés de ${f.matched} nets, font ${f.placed} sur le plan.`,
    }),
    en: (f) => ({
      word: 'PEE',
      means: `Company savings plan: the money is locked for ${f.delay('savings_lock')}, except for events of life (buying the main home, marriage, birth of a third child, leaving the company…).`,
      example: `${f.net} invested and matched by ${f.matched} net make ${f.placed} in the plan.`,
    }),
  },
  percol: {
    basis: ['pension_plan', 'retirement_lock', 'releases_percol'],
    topic: 'per-col',
    fr: (f) => ({
      word: 'PER COL',
      means:
        'Plan d’épargne retraite d’entreprise collectif : l’argent y est bloqué jusqu’à la retraite, sauf achat de la résidence principale et accidents de la vie.',
      example: `L’entreprise peut y ajouter jusqu’à ${f.percol_cap} par an, en plus des ${f.pee_cap} du PEE.`,
    }),
    en: (f) => ({
      word: 'PER COL',
      means:
        'Collective company pension plan: the money is locked until retirement, except for buying the main home and accidents of life.',
      example: `The company may add up to ${f.percol_cap} a year to it, on top of the ${f.pee_cap} of the PEE.`,
    }),
  },
  indisponibilite: {
    basis: ['savings_lock', 'participation_lock'],
    topic: 'pee',
    fr: (f) => ({
      word: 'indisponibilité',
      means: `Le temps pendant lequel l’argent d’un plan ne peut pas être repris : ${f.delay('savings_lock')} pour un PEE, sauf cas prévus.`,
      example: `${f.net} placés aujourd’hui restent ${f.net} de côté, plus ou moins ce que le fonds gagne ou perd, jusqu’à la date de sortie.`,
    }),
    en: (f) => ({
      word: 'lock-up',
      means: `The time during which money in a plan cannot be taken back: ${f.delay('savings_lock')} for a PEE, except for listed cases.`,
      example: `${f.net} invested today stay set aside, plus or minus what the fund earns or loses, until the day it is free.`,
    }),
  },
  'deblocage-anticipe': {
    basis: ['releases_savings', 'release_request', 'releases_percol'],
    topic: 'deblocage-anticipe',
    fr: (f) => ({
      word: 'déblocage anticipé',
      means: `La sortie avant l’heure pour un événement prévu par les textes, avec ses pièces, et souvent dans les ${f.delay('release_request')}.`,
      example: `${f.placed} sur un PEE peuvent être repris pour un mariage ou un départ de l’entreprise.`,
    }),
    en: (f) => ({
      word: 'early release',
      means: `Leaving before time for an event listed in the texts, with its papers, and often within ${f.delay('release_request')}.`,
      example: `${f.placed} in a PEE may be taken back for a marriage or on leaving the company.`,
    }),
  },
  'versement-immediat': {
    basis: ['immediate_payment'],
    topic: 'choisir-cash-ou-placer',
    fr: (f) => ({
      word: 'versement immédiat',
      means:
        'L’argent versé sur votre compte au lieu d’être placé. Il est à vous tout de suite, et imposable.',
      example: `${f.net} avant impôt, ${f.low_cash} au taux de ${f.low_rate}, ${f.high_cash} au taux de ${f.high_rate}.`,
    }),
    en: (f) => ({
      word: 'immediate payment',
      means: 'Money paid to your account instead of being invested. It is yours at once, and taxable.',
      example: `${f.net} before tax, ${f.low_cash} at a rate of ${f.low_rate}, ${f.high_cash} at ${f.high_rate}.`,
    }),
  },
  'delai-de-reponse': {
    basis: ['reply', 'participation_reply'],
    topic: 'choisir-cash-ou-placer',
    fr: (f) => ({
      word: 'délai de réponse',
      means: `Le temps pour dire ce que vous voulez : ${f.delay('reply')} à partir du jour où vous êtes informé du montant.`,
      example: `Passé ce délai, ${f.net} suivent la règle de l’affectation par défaut.`,
    }),
    en: (f) => ({
      word: 'time to answer',
      means: `The time to say what you want: ${f.delay('reply')} from the day you are told the amount.`,
      example: `After it, ${f.net} follow the rule of default allocation.`,
    }),
  },
  'affectation-par-defaut': {
    basis: ['silence', 'participation_silence'],
    topic: 'choisir-cash-ou-placer',
    fr: (f) => ({
      word: 'affectation par défaut',
      means:
        'Ce qui arrive si vous ne répondez pas : l’intéressement va au PEE ; la participation, dans la limite de la formule de la loi, va pour moitié au PER COL s’il en existe un ; une prime de partage de la valeur est versée.',
      example: `Sans réponse, ${f.net} d’intéressement vont sur le PEE ; ${f.net} de participation, ${f.retirement_half} au PER COL et ${f.half_net} selon l’accord.`,
    }),
    en: (f) => ({
      word: 'default allocation',
      means:
        'What happens if you do not answer: intéressement goes to the PEE; half of participation, within the formula of the law, goes to the PER COL where there is one; a value-sharing bonus is paid.',
      example: `Without an answer ${f.net} of intéressement go to the PEE; of ${f.net} of participation, ${f.retirement_half} to the PER COL and ${f.half_net} as the agreement says.`,
    }),
  },
  fcpe: {
    basis: ['solidarity_fund'],
    topic: 'fonds-et-risque',
    fr: (f) => ({
      word: 'fonds (FCPE)',
      means:
        'Un fonds commun de placement d’entreprise : l’argent de nombreux salariés, placé ensemble par une société de gestion.',
      example: `${f.net} placés dans un fonds dont la part vaut ${f.unit} donnent ${f.units} parts.`,
    }),
    en: (f) => ({
      word: 'fund (FCPE)',
      means: 'A company mutual fund: the money of many employees, invested together by a management company.',
      example: `${f.net} invested in a fund whose unit is worth ${f.unit} give ${f.units} units.`,
    }),
  },
  'part-de-fonds': {
    basis: ['annual_statement'],
    topic: 'fonds-et-risque',
    fr: (f) => ({
      word: 'part et valeur liquidative',
      means:
        'Votre argent est compté en parts ; la valeur liquidative est le prix d’une part, qui monte et qui baisse.',
      example: `À ${f.unit} la part, ${f.net} font ${f.units} parts ; leur prix d’un autre jour donne ce que vous avez ce jour-là.`,
    }),
    en: (f) => ({
      word: 'unit and unit price',
      means: 'Your money is counted in units; the unit price (“valeur liquidative”) rises and falls.',
      example: `At ${f.unit} a unit, ${f.net} make ${f.units} units; their price of another day gives what you have that day.`,
    }),
  },
  'fonds-solidaire': {
    basis: ['solidarity_fund'],
    topic: 'fonds-et-risque',
    fr: (f) => ({
      word: 'fonds solidaire',
      means:
        'Un fonds qui place une petite partie de l’argent dans des entreprises solidaires. Chaque plan doit en proposer un.',
      example: `Sur ${f.gross} placés, quelques dizaines d’euros vont à ces entreprises ; le reste suit le fonds.`,
    }),
    en: (f) => ({
      word: 'solidarity fund',
      means:
        'A fund that invests a small part of the money in enterprises of social use. Each plan has to offer one.',
      example: `Of ${f.gross} invested, a few tens of euros go to such enterprises; the rest follows the fund.`,
    }),
  },
  sri: {
    basis: [],
    topic: 'fonds-et-risque',
    fr: (f) => ({
      word: 'risque (SRI)',
      means:
        'L’échelle officielle du document d’informations clés, de un à sept : au plus bas la valeur bouge très peu ; au plus haut elle peut beaucoup monter et beaucoup baisser.',
      example: `${f.net} au plus bas restent près de ${f.net} ; au plus haut, ils peuvent en perdre une grande partie en une année.`,
    }),
    en: (f) => ({
      word: 'risk (SRI)',
      means:
        'The official scale of the key information document, from one to seven: at the lowest the value moves very little; at the highest it can rise and fall a lot.',
      example: `${f.net} at the lowest stay near ${f.net}; at the highest they may lose a large part of it within a year.`,
    }),
  },
  dic: {
    basis: [],
    topic: 'fonds-et-risque',
    fr: (f) => ({
      word: 'document d’informations clés (DIC)',
      means:
        'Trois pages officielles qui disent ce que fait le fonds, son risque, ses frais et ce qu’il devient un bon ou un mauvais jour.',
      example: `Il dit par exemple que ${f.gross} placés coûtent ${f.fund_fee_low} de frais par an.`,
    }),
    en: (f) => ({
      word: 'key information document (KID)',
      means:
        'Three official pages that say what the fund does, its risk, its costs and what becomes of it in good or bad times (“DIC” in French).',
      example: `It says, for instance, that ${f.gross} invested cost ${f.fund_fee_low} of charges a year.`,
    }),
  },
  sfdr: {
    basis: [],
    topic: 'fonds-et-risque',
    fr: (f) => ({
      word: 'SFDR',
      means:
        'Le règlement européen classe les fonds : article six, sans objectif durable ; article huit, tient compte de critères environnementaux ou sociaux ; article neuf, a un objectif durable.',
      example: `La classe ne change rien aux ${f.fund_fee_low} ou ${f.fund_fee_high} de frais par an sur ${f.gross} : lisez les deux.`,
    }),
    en: (f) => ({
      word: 'SFDR',
      means:
        'The European regulation classes funds: article six, no sustainable aim; article eight, takes environmental or social criteria into account; article nine, has a sustainable objective.',
      example: `The class changes nothing in the ${f.fund_fee_low} or ${f.fund_fee_high} of charges a year on ${f.gross}: read both.`,
    }),
  },
  'frais-de-gestion': {
    basis: [],
    topic: 'fonds-et-risque',
    fr: (f) => ({
      word: 'frais de gestion',
      means: 'Ce que le fonds prend chaque année sur l’argent placé ; c’est déjà retiré du prix de la part.',
      example: `Pour ${f.gross} placés : ${f.fund_fee_low} par an à un pour cent, ${f.fund_fee_high} à deux pour cent.`,
    }),
    en: (f) => ({
      word: 'management charges',
      means:
        'What the fund takes each year from the money invested; it is already off the price of the unit.',
      example: `For ${f.gross} invested: ${f.fund_fee_low} a year at one percent, ${f.fund_fee_high} at two percent.`,
    }),
  },
  'frais-de-tenue-de-compte': {
    basis: ['fees_after_leaving'],
    topic: 'quitter-entreprise',
    fr: (f) => ({
      word: 'frais de tenue de compte',
      means:
        'Ce que coûte chaque année votre compte. L’entreprise les paie tant que vous y travaillez ; après un départ, ils peuvent être pris sur votre épargne.',
      example: `${f.fee} de frais sur ${f.net} laissent ${f.after_fee}.`,
    }),
    en: (f) => ({
      word: 'account charges',
      means:
        'What your account costs each year. The company pays them while you work there; after you leave they may be taken from your savings.',
      example: `${f.fee} of charges on ${f.net} leave ${f.after_fee}.`,
    }),
  },
  'gestion-libre': {
    basis: [],
    topic: 'gestion-libre-ou-pilotee',
    fr: (f) => ({
      word: 'gestion libre',
      means: 'Vous choisissez vos fonds et vous les changez quand vous voulez.',
      example: `De ${f.net}, vous pouvez mettre ${f.half_net} dans un fonds prudent et ${f.retirement_half} dans un fonds d’actions.`,
    }),
    en: (f) => ({
      word: 'choose yourself',
      means: 'You choose your funds and change them when you like (“gestion libre”).',
      example: `Of ${f.net} you may put ${f.half_net} in a cautious fund and ${f.retirement_half} in a fund of shares.`,
    }),
  },
  'gestion-pilotee': {
    basis: ['managed_by_default', 'unilateral_silence'],
    topic: 'gestion-libre-ou-pilotee',
    fr: (f) => ({
      word: 'gestion pilotée',
      means:
        'Le gérant répartit l’argent pour vous selon un profil, et réduit le risque à mesure que l’échéance approche.',
      example: `De ${f.net}, ${f.glide_far} peuvent être en actions loin de la retraite, ${f.glide_near} tout près.`,
    }),
    en: (f) => ({
      word: 'managed for you',
      means:
        'The manager spreads the money for you according to a profile, and lowers the risk as the end comes near (“gestion pilotée”).',
      example: `Of ${f.net}, ${f.glide_far} may be in shares far from retirement, ${f.glide_near} close to it.`,
    }),
  },
  tranche: {
    basis: ['matching'],
    topic: 'abondement',
    fr: (f) => ({
      word: 'tranche d’abondement',
      means: 'Une part de votre versement qui a son propre taux.',
      example: `${f.tier_high_rate} sur les premiers ${f.tier}, ${f.tier_low_rate} ensuite : ${f.placed_sum} placés reçoivent ${f.tier_high} et ${f.tier_low}, soit ${f.tiers_sum} bruts.`,
    }),
    en: (f) => ({
      word: 'matching tier',
      means: 'A part of your payment that has its own rate.',
      example: `${f.tier_high_rate} on the first ${f.tier}, ${f.tier_low_rate} after: ${f.placed_sum} invested receive ${f.tier_high} and ${f.tier_low}, which is ${f.tiers_sum} gross.`,
    }),
  },
  'plafond-d-abondement': {
    basis: ['matching_ceiling', 'percol_ceiling'],
    topic: 'abondement',
    fr: (f) => ({
      word: 'plafond d’abondement',
      means: `Ce que l’entreprise peut ajouter au plus dans une année civile : ${f.matching_multiple} du versement, et une part du PASS selon le plan.`,
      example: `${f.pee_cap} sur le PEE et ${f.percol_cap} sur le PER COL en ${f.year} ; sur le PEE, ${f.pee_shares_cap} avec l’achat d’actions de l’entreprise.`,
    }),
    en: (f) => ({
      word: 'matching ceiling',
      means: `The most the company may add in a calendar year: ${f.matching_multiple} of the payment, and a part of the PASS for each plan.`,
      example: `${f.pee_cap} in the PEE and ${f.percol_cap} in the PER COL in ${f.year}; in the PEE, ${f.pee_shares_cap} with shares of the company bought.`,
    }),
  },
  'teneur-de-compte': {
    basis: ['annual_statement', 'placing_received'],
    topic: 'quitter-entreprise',
    fr: (f) => ({
      word: 'teneur de compte',
      means:
        'La société qui garde les comptes des épargnants : c’est à elle que l’on écrit pour sortir, transférer ou changer de fonds.',
      example: `Elle reçoit de l’entreprise vos ${f.net}, les place et vous écrit combien de parts vous avez.`,
    }),
    en: (f) => ({
      word: 'account keeper',
      means:
        'The company that keeps savers’ accounts: write to it to take money out, to transfer or to change funds.',
      example: `It receives your ${f.net} from the company, invests them and writes how many units you have.`,
    }),
  },
  'releve-annuel': {
    basis: ['annual_statement'],
    topic: 'pee',
    fr: (f) => ({
      word: 'relevé annuel',
      means: `Le papier du teneur de compte, dans les ${f.delay('annual_statement')} qui suivent la fin de l’année : ce que vous avez, où, et depuis quand c’est libre.`,
      example: `Il dit par exemple : ${f.placed} au trente et un décembre.`,
    }),
    en: (f) => ({
      word: 'yearly statement',
      means: `The account keeper’s paper, within ${f.delay('annual_statement')} of the end of the year: what you have, where, and when it is free.`,
      example: `It says, for instance: ${f.placed} on the thirty-first of December.`,
    }),
  },
  transfert: {
    basis: ['transfer', 'change_of_employer'],
    topic: 'quitter-entreprise',
    fr: (f) => ({
      word: 'transfert',
      means:
        'Déplacer son épargne d’un plan à un autre, par exemple chez un nouvel employeur, sans la sortir ni payer d’impôt.',
      example: `${f.placed} d’un ancien PEE rejoignent le nouveau ; le temps déjà bloqué compte.`,
    }),
    en: (f) => ({
      word: 'transfer',
      means:
        'Moving one’s savings from one plan to another, for instance to a new employer’s, without taking them out or paying tax.',
      example: `${f.placed} of a former PEE join the new one; the time already locked counts.`,
    }),
  },
  'sortie-en-capital': {
    basis: ['percol_withdrawal'],
    topic: 'per-col',
    fr: (f) => ({
      word: 'sortie en capital',
      means: 'Reprendre l’épargne retraite en une ou plusieurs fois, au lieu d’une rente.',
      example: `${f.capital} repris d’un coup, ou en plusieurs années.`,
    }),
    en: (f) => ({
      word: 'lump sum',
      means: 'Taking pension savings back at once or in several payments, instead of an annuity.',
      example: `${f.capital} taken at once, or over several years.`,
    }),
  },
  rente: {
    basis: ['percol_withdrawal'],
    topic: 'per-col',
    fr: (f) => ({
      word: 'rente',
      means:
        'Une somme versée jusqu’à la fin de la vie en échange de l’épargne retraite. Son montant dépend de l’âge et de l’assureur.',
      example: `Si l’assureur sert ${f.annuity_rate} par an, ${f.capital} donnent ${f.annuity} par an. Ce taux est un exemple.`,
    }),
    en: (f) => ({
      word: 'annuity',
      means:
        'A sum paid until the end of life in exchange for pension savings. Its amount depends on age and on the insurer.',
      example: `If the insurer pays ${f.annuity_rate} a year, ${f.capital} give ${f.annuity} a year. That rate is an example.`,
    }),
  },
  'caisse-des-depots': {
    basis: ['unclaimed_sums', 'participation_unclaimed'],
    topic: 'quitter-entreprise',
    fr: (f) => ({
      word: 'Caisse des dépôts',
      means: `L’établissement public qui garde l’argent de ceux que l’entreprise n’a pas retrouvés, après ${f.delay('unclaimed')}.`,
      example: `${f.net} dus à quelqu’un parti sans adresse y attendent qu’il les réclame.`,
    }),
    en: (f) => ({
      word: 'Caisse des dépôts',
      means: `The public institution that keeps the money of those the company could not find, after ${f.delay('unclaimed')}.`,
      example: `${f.net} owed to somebody who left no address wait there to be claimed.`,
    }),
  },
} as const satisfies Record<string, TermFacts>
