import type { QuestionFacts } from '../question.ts'

export const interessementQuestions: readonly QuestionFacts[] = [
  {
    slug: 'arret-maladie',
    basis: ['sharing'],
    words: {
      fr: () => ({
        question: 'Mon arrêt maladie réduit-il mon intéressement ?',
        answer: [
          'Il le peut, si l’accord partage selon la présence ou le salaire.',
          'Un accident du travail ou une maladie professionnelle, eux, comptent comme de la présence.',
        ],
        condition:
          'La loi énumère les absences qui comptent comme de la présence ; la maladie ordinaire et l’accident de trajet n’y sont pas. Si l’accord partage à parts égales, l’arrêt ne change rien.',
        papers: ['Pour un accident du travail : la décision de la caisse, si la paie ne l’a pas'],
        delay: 'Aucun : le calcul porte sur toute la période.',
        next: 'Comparez les jours de présence de votre fiche avec vos arrêts, et demandez à l’entreprise si un arrêt est mal classé.',
      }),
      en: () => ({
        question: 'Does sick leave reduce my intéressement?',
        answer: [
          'It may, where the agreement shares by presence or by pay.',
          'A work accident or an occupational disease counts as presence.',
        ],
        condition:
          'The law lists the absences that count as presence; ordinary illness and an accident on the way to work are not. If the agreement gives everybody the same, sick leave changes nothing.',
        papers: ['For a work accident: the decision of the sickness fund, where payroll does not have it'],
        delay: 'None: the calculation covers the whole period.',
        next: 'Compare the days of presence of your notice with your leave, and ask the company if one was recorded wrongly.',
      }),
    },
  },
  {
    slug: 'conge-maternite-paternite',
    basis: ['sharing', 'participation_presence'],
    words: {
      fr: () => ({
        question: 'Un congé de maternité, de paternité ou d’adoption réduit-il ma part ?',
        answer: [
          'Non : il compte comme du temps de présence, pour l’intéressement et pour la participation.',
          'Si le partage suit le salaire, on prend celui que vous auriez reçu.',
        ],
        condition:
          'La loi assimile ces congés à de la présence, ainsi que le congé de deuil d’un enfant. Le congé parental n’est pas dans la liste.',
        papers: [],
        delay: 'Toute la durée du congé compte.',
        next: 'Vérifiez les jours de présence sur votre fiche ; une erreur se corrige avant le versement.',
      }),
      en: () => ({
        question: 'Does maternity, paternity or adoption leave reduce my share?',
        answer: [
          'No: it counts as presence, for intéressement and for participation.',
          'Where pay decides the share, the pay you would have had is taken.',
        ],
        condition:
          'The law treats these leaves as presence, and so it does the leave after a child’s death. Parental leave is not on the list.',
        papers: [],
        delay: 'The whole leave counts.',
        next: 'Check the days of presence on your notice; a mistake is put right before the payment.',
      }),
    },
  },
  {
    slug: 'chomage-partiel',
    basis: ['short_time'],
    words: {
      fr: () => ({
        question: 'Le chômage partiel réduit-il ma part ?',
        answer: [
          'Non : les heures chômées comptent comme si vous aviez travaillé.',
          'Si le partage suit le salaire, on prend le salaire que vous auriez eu.',
        ],
        condition:
          'La règle vaut pour l’intéressement et pour la participation, et pour toutes les heures chômées.',
        papers: [],
        delay: 'Toute la période d’activité partielle compte.',
        next: 'Si votre fiche montre une présence plus courte, dites-le à l’entreprise avec vos bulletins.',
      }),
      en: () => ({
        question: 'Does short-time work reduce my share?',
        answer: [
          'No: idle hours count as if you had worked.',
          'Where pay decides the share, the pay you would have had is taken.',
        ],
        condition: 'The rule holds for intéressement and for participation, and for all idle hours.',
        papers: [],
        delay: 'The whole period of short-time work counts.',
        next: 'If your notice shows less presence, tell the company and show your payslips.',
      }),
    },
  },
  {
    slug: 'temps-partiel',
    basis: ['sharing'],
    words: {
      fr: () => ({
        question: 'Je travaille à temps partiel : ma part est-elle plus petite ?',
        answer: [
          'Cela dépend de la façon de partager que l’accord a choisie.',
          'À parts égales, non. Selon le salaire, oui. Selon la présence, l’accord dit s’il compte des jours ou des heures.',
        ],
        condition:
          'La loi permet trois partages, seuls ou ensemble : à parts égales, selon la présence, selon le salaire.',
        papers: [],
        delay: 'Aucun.',
        next: 'Lisez le partage dans la note d’information : chaque part y est calculée de la même façon pour tous.',
      }),
      en: () => ({
        question: 'I work part-time: is my share smaller?',
        answer: [
          'It depends on the way of sharing that the agreement has chosen.',
          'With equal shares, no. By pay, yes. By presence, the agreement says whether it counts days or hours.',
        ],
        condition:
          'The law allows three ways of sharing, alone or together: equal shares, by presence, by pay.',
        papers: [],
        delay: 'None.',
        next: 'Read how it is shared in the information note: it is the same for everybody.',
      }),
    },
  },
  {
    slug: 'plafond-individuel',
    basis: ['ceilings'],
    tool: 'ceilings',
    words: {
      fr: (f) => ({
        question: 'Y a-t-il un montant maximum pour une personne ?',
        answer: [
          `Oui : ${f.individual_share} du plafond annuel de la sécurité sociale, soit ${f.individual_cap} pour ${f.year}.`,
          'Ce maximum vaut pour un exercice, supplément compris. La participation a le sien, à part.',
        ],
        condition:
          'Le plafond est celui de l’exercice qui a servi au calcul, pas de l’année du versement. L’accord peut fixer un maximum plus bas.',
        papers: [],
        delay: 'Le plafond change chaque année au premier janvier.',
        next: 'Si votre part est ramenée au plafond, votre fiche l’écrit et dit où va le reste.',
      }),
      en: (f) => ({
        question: 'Is there a highest amount for one person?',
        answer: [
          `Yes: ${f.individual_share} of the annual social-security ceiling, ${f.individual_cap} for ${f.year}.`,
          'It holds for one financial year, supplement included. Participation has its own, apart.',
        ],
        condition:
          'The ceiling is that of the financial year that is calculated, not of the year of payment. The agreement may set a lower one.',
        papers: [],
        delay: 'The ceiling changes each year on the first of January.',
        next: 'If your share is brought down to it, your notice says so and says where the rest goes.',
      }),
    },
  },
  {
    slug: 'montant-nul',
    basis: ['calculation'],
    words: {
      fr: () => ({
        question: 'Mon intéressement est de zéro cette année : est-ce normal ?',
        answer: [
          'Oui, si le résultat ou l’objectif n’a pas été atteint : un intéressement est incertain.',
          'L’entreprise ne peut ni le garantir, ni le supprimer une fois la formule fixée.',
        ],
        condition:
          'La loi veut une formule au résultat incertain, liée aux résultats ou aux performances. La formule de l’accord s’applique telle qu’elle est écrite.',
        papers: [],
        delay: 'Aucun.',
        next: 'Demandez les chiffres qui sont entrés dans la formule : l’accord dit comment l’application en est vérifiée.',
      }),
      en: () => ({
        question: 'My intéressement is nil this year: is that normal?',
        answer: [
          'Yes, if the result or the target was missed: intéressement is uncertain.',
          'The company may neither guarantee it nor withdraw it once the formula is set.',
        ],
        condition:
          'The law requires a formula whose outcome is uncertain, tied to results or performance. The formula of the agreement applies as it is written.',
        papers: [],
        delay: 'None.',
        next: 'Ask for the figures that went into the formula: the agreement says how its application is checked.',
      }),
    },
  },
  {
    slug: 'versement-en-retard',
    basis: ['payment_deadline', 'late_interest'],
    tool: 'deadline',
    words: {
      fr: (f) => ({
        question: 'Mon intéressement arrive en retard : que me doit-on ?',
        answer: [
          'Des intérêts, que l’entreprise doit sans que vous les demandiez.',
          `Leur taux est de ${f.late_multiple} fois un taux public, et ils s’ajoutent au principal.`,
        ],
        condition:
          'Ils courent dès que le dernier jour pour verser est passé. Pour une période de calcul plus courte qu’une année, ce jour vient plus tôt.',
        papers: [],
        delay: 'Le calcul ci-dessous donne le dernier jour à partir de la date de clôture.',
        next: 'Demandez à l’entreprise la date de clôture de l’exercice, puis comparez avec la date de votre versement.',
      }),
      en: (f) => ({
        question: 'My intéressement is late: what am I owed?',
        answer: [
          'Interest, which the company owes without your asking.',
          `Its rate is ${f.late_multiple} times a public rate, and it comes on top of the amount.`,
        ],
        condition:
          'It runs once the last day to pay has passed. For a period of calculation shorter than a year, that day comes sooner.',
        papers: [],
        delay: 'The calculator below gives the last day from the closing date.',
        next: 'Ask the company for the closing date of the year, and compare with the day you were paid.',
      }),
    },
  },
  {
    slug: 'placer-apres-coup',
    basis: ['immediate_payment', 'placing_received'],
    words: {
      fr: (f) => ({
        question: 'J’ai touché mon intéressement : puis-je encore le placer ?',
        answer: [
          `Oui, sur un plan d’épargne d’entreprise, dans les ${f.delay('placing_received')} après l’avoir reçu.`,
          'Il échappe alors à l’impôt sur le revenu, comme s’il avait été placé d’emblée.',
        ],
        condition: `Le texte donne ${f.delay('placing_received')} au plus, à partir du jour où la somme a été perçue. Il faut que l’entreprise ait un plan.`,
        papers: ['L’ordre de versement du teneur de compte, en précisant qu’il s’agit d’intéressement'],
        delay: `Dans les ${f.delay('placing_received')} qui suivent le versement.`,
        next: 'Prévenez tout de suite l’entreprise et le teneur de compte : la paie doit corriger le montant imposable.',
      }),
      en: (f) => ({
        question: 'I was paid my intéressement: may I still invest it?',
        answer: [
          `Yes, in a company savings plan, within ${f.delay('placing_received')} of receiving it.`,
          'It then escapes income tax, as if it had been invested at once.',
        ],
        condition: `The text gives ${f.delay('placing_received')} at most, from the day the sum was received. The company has to have a plan.`,
        papers: ['The account keeper’s payment form, saying that it is intéressement'],
        delay: `Within ${f.delay('placing_received')} of the payment.`,
        next: 'Tell the company and the account keeper at once: payroll has to correct the taxable amount.',
      }),
    },
  },
  {
    slug: 'compte-epargne-temps',
    basis: ['time_savings'],
    words: {
      fr: () => ({
        question: 'Puis-je mettre mon intéressement sur mon compte épargne-temps ?',
        answer: [
          'Oui, si l’accord de compte épargne-temps le prévoit.',
          'La participation ne peut y aller qu’une fois libre.',
        ],
        condition:
          'L’argent devient du congé payé. L’indemnité de ce congé ne supporte pas l’impôt sur le revenu, mais elle perd l’exonération de cotisations.',
        papers: ['La demande dans la forme prévue par l’accord d’intéressement'],
        delay: 'Au moment du choix, avant votre date limite.',
        next: 'Cherchez « compte épargne-temps » dans l’accord, et demandez à l’entreprise comment l’indiquer.',
      }),
      en: () => ({
        question: 'May I put my intéressement into my time-savings account?',
        answer: [
          'Yes, if the agreement on that account provides for it.',
          'Participation may go there only once it is free.',
        ],
        condition:
          'The money becomes paid leave. The pay of that leave bears no income tax, but loses the exemption from contributions.',
        papers: ['The request in the form that the intéressement agreement sets'],
        delay: 'When you choose, before your deadline.',
        next: 'Look for “compte épargne-temps” in the agreement, and ask the company how to request it.',
      }),
    },
  },
  {
    slug: 'avance',
    basis: ['advances', 'advance_rhythm', 'advance_deduction'],
    words: {
      fr: (f) => ({
        question: 'On me propose une avance sur mon intéressement : dois-je accepter ?',
        answer: [
          'Rien ne vous y oblige : sans accord exprès de votre part, aucune avance n’est versée.',
          'Si la part définitive est plus petite, le trop-perçu est retenu sur vos salaires, un dixième au plus à chaque fois.',
        ],
        condition:
          'L’accord doit prévoir les avances, au plus une par trimestre. Un trop-perçu déjà placé ne peut pas être débloqué : il devient un versement volontaire et perd ses exonérations.',
        papers: ['Votre accord écrit'],
        delay: `Sans précision de l’accord, ${f.delay('reply')} pour répondre.`,
        next: 'Regardez ce que l’entreprise a versé les années passées avant de dire oui.',
      }),
      en: (f) => ({
        question: 'I am offered an advance on my intéressement: must I take it?',
        answer: [
          'Nothing obliges you: without your express consent no advance is paid.',
          'If the final share is smaller, the overpayment is withheld from your pay, a tenth at most each time.',
        ],
        condition:
          'The agreement has to provide for advances, at most one a quarter. An overpayment already invested cannot be released: it becomes a voluntary payment and loses its exemptions.',
        papers: ['Your written consent'],
        delay: `Unless the agreement says otherwise, ${f.delay('reply')} to answer.`,
        next: 'See what the company paid in past years before you say yes.',
      }),
    },
  },
]
