import type { QuestionFacts } from '../question.ts'

export const peeQuestions: readonly QuestionFacts[] = [
  {
    slug: 'duree-de-blocage',
    basis: ['savings_lock', 'participation_lock'],
    tool: 'release',
    words: {
      fr: (f) => ({
        question: 'Combien de temps mon argent est-il bloqué sur le PEE ?',
        answer: [
          `${f.delayFirst('savings_lock')} au moins, versement par versement.`,
          `${f.pee_releases} événements de la vie permettent de sortir plus tôt.`,
        ],
        condition:
          'Le délai part de l’achat des parts. Pour une participation, il part du premier jour du sixième mois après la clôture de l’exercice. Le règlement du plan peut retenir une même date pour les versements d’une année.',
        papers: [],
        delay: 'Le calcul ci-dessous donne la date.',
        next: 'Votre relevé annuel donne la date de chaque versement.',
      }),
      en: (f) => ({
        question: 'How long is my money locked in the PEE?',
        answer: [
          `${f.delayFirst('savings_lock')} at least, payment by payment.`,
          `${f.pee_releases} events in life let you leave sooner.`,
        ],
        condition:
          'The time runs from the purchase of the units. For a participation it runs from the first day of the sixth month after the closing. The rules of the plan may take one date for the payments of a year.',
        papers: [],
        delay: 'The calculator below gives the date.',
        next: 'Your yearly statement gives the date of each payment.',
      }),
    },
  },
  {
    slug: 'versement-volontaire',
    basis: ['voluntary'],
    words: {
      fr: (f) => ({
        question: 'Combien puis-je verser moi-même sur mon PEE ?',
        answer: [
          `Jusqu’à ${f.voluntary_share} de votre rémunération annuelle brute, tous vos PEE réunis.`,
          'Ce que vous versez vous-même n’est pas déduit de vos revenus.',
        ],
        condition: `Sans aucune rémunération cette année-là, contrat suspendu : ${f.voluntary_share} du plafond annuel de la sécurité sociale, soit ${f.quarter_pass} en ${f.year}. L’abondement et les sommes transférées ne comptent pas dans la limite.`,
        papers: ['Le formulaire de versement du teneur de compte'],
        delay: 'La limite se compte par année.',
        next: 'Vérifiez d’abord si vos versements volontaires sont abondés : le règlement du plan le dit.',
      }),
      en: (f) => ({
        question: 'How much may I pay into my PEE myself?',
        answer: [
          `Up to ${f.voluntary_share} of your gross yearly pay, all your PEE plans together.`,
          'What you pay yourself is not deducted from your income.',
        ],
        condition: `With no pay at all that year, the contract being suspended: ${f.voluntary_share} of the annual social-security ceiling, ${f.quarter_pass} in ${f.year}. Matching and sums transferred do not count in the limit.`,
        papers: ['The account keeper’s payment form'],
        delay: 'The limit is counted by year.',
        next: 'First see whether your own payments are matched: the rules of the plan say.',
      }),
    },
  },
  {
    slug: 'apres-les-cinq-ans',
    basis: ['savings_lock'],
    words: {
      fr: (f) => ({
        question: 'Mon PEE est débloqué : dois-je retirer l’argent ?',
        answer: [
          'Non : la date ouvre un droit, elle n’oblige à rien.',
          'L’argent peut rester dans les mêmes fonds, et en sortir le jour où vous le voulez.',
        ],
        condition: `Les ${f.delay('savings_lock')} sont un minimum. Après, vous retirez tout ou partie, quand vous voulez, sans justificatif.`,
        papers: [],
        delay: 'Aucun.',
        next: 'Revoyez le fonds choisi : un argent libre peut demander moins de risque, ou servir un projet.',
      }),
      en: (f) => ({
        question: 'My PEE is free: must I take the money out?',
        answer: [
          'No: the date opens a right and obliges you to nothing.',
          'The money may stay in the same funds, and leave on the day you like.',
        ],
        condition: `The ${f.delay('savings_lock')} are a minimum. After them you take out all or part, when you like, without a reason.`,
        papers: [],
        delay: 'None.',
        next: 'Look again at the fund you chose: money that is free may call for less risk, or pay for a project.',
      }),
    },
  },
  {
    slug: 'transfert-vers-per-col',
    basis: ['transfer'],
    words: {
      fr: () => ({
        question: 'Puis-je transférer mon PEE vers mon PER COL ?',
        answer: [
          'Oui, à tout moment, que vous ayez quitté l’entreprise ou non.',
          'Réfléchissez avant : l’argent attendra alors la retraite.',
        ],
        condition:
          'Les sommes transférées ne comptent pas dans la limite des versements volontaires. Ce transfert peut être abondé si le règlement le prévoit. Ce qui a reçu l’abondement supplémentaire des actions de l’entreprise ne se transfère que si le règlement du plan le permet.',
        papers: ['La demande de transfert du teneur de compte'],
        delay: 'Aucun délai de la loi pour demander.',
        next: 'Demandez au teneur de compte si le transfert est abondé, et ce qu’il coûte.',
      }),
      en: () => ({
        question: 'May I move my PEE into my PER COL?',
        answer: [
          'Yes, at any time, whether you have left the company or not.',
          'Think first: the money will then wait for retirement.',
        ],
        condition:
          'Sums transferred do not count in the limit of your own payments. This transfer may be matched where the rules say so. What received the extra matching of company shares moves only if the rules of the plan allow it.',
        papers: ['The account keeper’s transfer request'],
        delay: 'No time limit of the law to ask.',
        next: 'Ask the account keeper whether the transfer is matched, and what it costs.',
      }),
    },
  },
  {
    slug: 'releve-annuel',
    basis: ['annual_statement'],
    words: {
      fr: (f) => ({
        question: 'Quand reçois-je le relevé de mon épargne ?',
        answer: [
          `Une fois par an, dans les ${f.delay('annual_statement')} qui suivent la fin de l’année.`,
          'Il dit ce que vous avez, dans quels fonds, libre à quelle date.',
        ],
        condition:
          'Le relevé donne aussi les versements et les retraits de l’année, et les frais à votre charge. Il peut être électronique, sauf si vous le refusez.',
        papers: [],
        delay: `${f.delayFirst('annual_statement')} après le trente et un décembre.`,
        next: 'S’il n’est pas arrivé, vérifiez l’adresse que le teneur de compte a de vous.',
      }),
      en: (f) => ({
        question: 'When do I get the statement of my savings?',
        answer: [
          `Once a year, within ${f.delay('annual_statement')} of the end of the year.`,
          'It says what you have, in which funds, free on which date.',
        ],
        condition:
          'The statement also gives the payments and withdrawals of the year, and the fees you bear. It may be electronic, unless you refuse.',
        papers: [],
        delay: `${f.delayFirst('annual_statement')} after the thirty-first of December.`,
        next: 'If it has not come, check the address the account keeper has for you.',
      }),
    },
  },
  {
    slug: 'prelevements-sur-les-gains',
    basis: ['csg', 'crds'],
    words: {
      fr: (f) => ({
        question: 'Que vais-je payer quand je sortirai l’argent de mon PEE ?',
        answer: [
          `${f.gains} de prélèvements sociaux sur les gains, et rien sur ce qui avait été placé.`,
          'Aucun impôt sur le revenu, ni sur le capital ni sur les gains.',
        ],
        condition:
          'Le taux est celui d’aujourd’hui. Des gains plus anciens peuvent garder un taux plus bas ; le teneur de compte fait le calcul et retient la somme.',
        papers: [],
        delay: 'La retenue est faite à la sortie.',
        next: 'Demandez au teneur de compte le montant net avant de confirmer un retrait.',
      }),
      en: (f) => ({
        question: 'What will I pay when I take money out of my PEE?',
        answer: [
          `${f.gains} of social levies on the gains, and nothing on what had been invested.`,
          'No income tax, neither on the capital nor on the gains.',
        ],
        condition:
          'The rate is that of today. Older gains may keep a lower one; the account keeper computes and withholds it.',
        papers: [],
        delay: 'It is withheld on the way out.',
        next: 'Ask the account keeper for the net amount before you confirm a withdrawal.',
      }),
    },
  },
]
