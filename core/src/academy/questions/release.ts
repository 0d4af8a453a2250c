import { type QuestionFacts, releaseQuestion } from '../question.ts'

/** Taking one's money out early: each case of the savings plan, then how to ask. */
export const releaseQuestions: readonly QuestionFacts[] = [
  releaseQuestion('residence-principale', ['residence_principale', 'PEE'], {
    fr: {
      question: 'Puis-je récupérer mon PEE pour acheter ma résidence principale ?',
      answer: [
        'Oui : l’achat de votre résidence principale ouvre le PEE, son agrandissement aussi.',
        'Une résidence secondaire ou un logement à louer n’ouvrent rien.',
      ],
    },
    en: {
      question: 'May I take out my PEE to buy my main home?',
      answer: [
        'Yes: buying your main home opens the PEE, and so does enlarging it.',
        'A second home or a flat to let opens nothing.',
      ],
    },
  }),
  releaseQuestion('mariage-pacs', ['mariage', 'PEE'], {
    fr: {
      question: 'Mon mariage ou mon Pacs ouvre-t-il mon PEE ?',
      answer: [
        'Oui, le mariage comme le Pacs.',
        'Se pacser puis se marier, ce sont deux événements : chacun ouvre le plan une fois.',
      ],
    },
    en: {
      question: 'Does my marriage or civil union open my PEE?',
      answer: [
        'Yes, a marriage as well as a civil union.',
        'A civil union and then a marriage are two events: each opens the plan once.',
      ],
    },
  }),
  releaseQuestion('troisieme-enfant', ['naissance_3e_enfant', 'PEE'], {
    fr: {
      question: 'La naissance d’un enfant ouvre-t-elle mon PEE ?',
      answer: [
        'Oui, à partir du troisième enfant du foyer, qu’il naisse ou qu’il soit adopté.',
        'Le premier et le deuxième n’ouvrent pas le plan.',
      ],
    },
    en: {
      question: 'Does the birth of a child open my PEE?',
      answer: [
        'Yes, from the third child of the household on, by birth or adoption.',
        'The first and the second do not open the plan.',
      ],
    },
  }),
  releaseQuestion('separation-garde', ['divorce', 'PEE'], {
    fr: {
      question: 'Je me sépare : puis-je débloquer mon PEE ?',
      answer: [
        'Oui, si un enfant au moins réside chez vous, seul ou en garde partagée.',
        'Sans enfant chez vous, la séparation n’ouvre pas le plan.',
      ],
    },
    en: {
      question: 'I am separating: may I open my PEE?',
      answer: [
        'Yes, if at least one child lives with you, all or part of the time.',
        'With no child living with you, a separation does not open the plan.',
      ],
    },
  }),
  releaseQuestion('violences-conjugales', ['violences_conjugales', 'PEE'], {
    fr: {
      question: 'Je subis des violences dans mon couple : puis-je débloquer mon PEE ?',
      answer: [
        'Oui, à tout moment, que la personne soit votre conjoint d’aujourd’hui ou d’hier.',
        'Il faut une ordonnance de protection ou une suite pénale. L’employeur n’a pas à le savoir.',
      ],
    },
    en: {
      question: 'My partner is violent: may I open my PEE?',
      answer: [
        'Yes, at any time, whether the person is your partner now or was before.',
        'You need a protection order or criminal proceedings. Your employer need not know.',
      ],
    },
  }),
  releaseQuestion('invalidite', ['invalidite', 'PEE'], {
    fr: {
      question: 'Une invalidité ouvre-t-elle mon PEE ?',
      answer: [
        'Oui : la vôtre, celle d’un enfant, de votre conjoint ou de votre partenaire de Pacs.',
        'Le classement ou le taux doit être reconnu par une décision.',
      ],
    },
    en: {
      question: 'Does a disability open my PEE?',
      answer: [
        'Yes: yours, that of a child, of your spouse or civil partner.',
        'The category or the rate has to be recognised by a decision.',
      ],
    },
  }),
  releaseQuestion('deces', ['deces', 'PEE'], {
    fr: {
      question: 'Un décès ouvre-t-il le PEE ?',
      answer: [
        'Oui : le décès du titulaire, de son conjoint ou de son partenaire de Pacs.',
        'Après le décès du titulaire, ses ayants droit demandent, sans trop attendre : le délai dit pourquoi.',
      ],
    },
    en: {
      question: 'Does a death open the PEE?',
      answer: [
        'Yes: the death of the holder, of a spouse or a civil partner.',
        'After the death of the holder, the heirs ask, without waiting too long: the time limit says why.',
      ],
    },
  }),
  releaseQuestion('fin-de-contrat', ['rupture_contrat', 'PEE'], {
    fr: {
      question: 'Je quitte mon entreprise : puis-je récupérer mon PEE ?',
      answer: [
        'Oui : démission, licenciement, rupture conventionnelle, fin de CDD ou retraite, toute fin de contrat ouvre le PEE.',
        'Rien ne presse : vous pouvez aussi laisser l’argent où il est, ou le transférer.',
      ],
    },
    en: {
      question: 'I am leaving my company: may I take out my PEE?',
      answer: [
        'Yes: resignation, dismissal, agreed termination, end of a fixed term or retirement, any end of the contract opens the PEE.',
        'There is no hurry: you may also leave the money where it is, or transfer it.',
      ],
    },
  }),
  releaseQuestion('creation-entreprise', ['creation_entreprise', 'PEE'], {
    fr: {
      question: 'Je crée mon entreprise : puis-je utiliser mon PEE ?',
      answer: [
        'Oui, pour créer ou reprendre une entreprise que vous contrôlez.',
        'C’est vrai aussi si le créateur est votre enfant, votre conjoint ou votre partenaire de Pacs.',
      ],
    },
    en: {
      question: 'I am starting a business: may I use my PEE?',
      answer: [
        'Yes, to start or take over a business that you control.',
        'It is also true when your child, your spouse or your civil partner starts it.',
      ],
    },
  }),
  releaseQuestion('renovation-energetique', ['renovation_energetique', 'PEE'], {
    fr: {
      question: 'Puis-je payer des travaux d’isolation avec mon PEE ?',
      answer: [
        'Oui, si ce sont des travaux de rénovation énergétique de votre résidence principale.',
        'Une peinture, une cuisine ou une terrasse n’en sont pas.',
      ],
    },
    en: {
      question: 'May I pay for insulation with my PEE?',
      answer: [
        'Yes, if the works are an energy renovation of your main home.',
        'Paint, a kitchen or a terrace are not.',
      ],
    },
  }),
  releaseQuestion('vehicule-propre', ['vehicule_propre', 'PEE'], {
    fr: {
      question: 'L’achat d’une voiture électrique ou d’un vélo ouvre-t-il mon PEE ?',
      answer: [
        'Oui pour un véhicule qui roule seulement à l’électricité ou à l’hydrogène, et pour un vélo électrique neuf.',
        'Un véhicule hybride ou à essence n’ouvre rien.',
      ],
    },
    en: {
      question: 'Does buying an electric car or bicycle open my PEE?',
      answer: [
        'Yes for a vehicle that runs on electricity or hydrogen alone, and for a new electric bicycle.',
        'A hybrid or petrol vehicle opens nothing.',
      ],
    },
  }),
  releaseQuestion('proche-aidant', ['proche_aidant', 'PEE'], {
    fr: {
      question: 'J’aide un proche malade : puis-je débloquer mon PEE ?',
      answer: [
        'Oui, si vous, votre conjoint ou votre partenaire de Pacs êtes proche aidant.',
        'La demande peut se faire pendant toute la durée de l’aide.',
      ],
    },
    en: {
      question: 'I care for a relative: may I open my PEE?',
      answer: [
        'Yes, if you, your spouse or your civil partner is a carer.',
        'You may ask at any time while you care.',
      ],
    },
  }),
  releaseQuestion('surendettement', ['surendettement', 'PEE'], {
    fr: {
      question: 'Je suis surendetté : mon PEE peut-il servir à payer mes dettes ?',
      answer: [
        'Oui, mais ce n’est pas vous qui demandez : c’est la commission ou le juge.',
        'Un crédit cher ou un découvert ne suffisent pas.',
      ],
    },
    en: {
      question: 'I am over-indebted: may my PEE pay my debts?',
      answer: [
        'Yes, but it is not you who asks: the commission or the judge does.',
        'A costly loan or an overdraft is not enough.',
      ],
    },
  }),
  {
    slug: 'demander-avant',
    basis: ['release_request', 'releases_savings'],
    tool: 'release',
    words: {
      fr: (f) => ({
        question: 'Puis-je demander le déblocage avant l’événement ?',
        answer: [
          'Non : un projet ne libère rien, il faut que l’événement soit arrivé.',
          `Pour la plupart des cas, vous avez ensuite ${f.delay('release_request')}.`,
        ],
        condition:
          'Le délai court à partir de l’événement lui-même : le mariage, la naissance, la facture. Pour un achat, c’est la promesse, le compromis ou l’acte : n’attendez pas l’acte si l’argent doit servir à payer. Seul ce qui était placé avant l’événement peut en général sortir.',
        papers: ['La preuve de l’événement, avec sa date'],
        delay: `Dans les ${f.delay('release_request')} de l’événement, ou sans limite pour la fin du contrat, le décès, l’invalidité, les violences conjugales, le surendettement et le proche aidant.`,
        next: 'Notez la date de l’événement, préparez les pièces, et demandez dès le lendemain.',
      }),
      en: (f) => ({
        question: 'May I ask before the event?',
        answer: [
          'No: an intention frees nothing, the event has to have happened.',
          `In most cases you then have ${f.delay('release_request')}.`,
        ],
        condition:
          'The time runs from the event itself: the marriage, the birth, the invoice. For a purchase it is the promise, the contract or the deed: do not wait for the deed if the money has to pay. As a rule only what was invested before the event may come out.',
        papers: ['The proof of the event, with its date'],
        delay: `Within ${f.delay('release_request')} of the event, or without limit for the end of the contract, death, disability, violence by a partner, over-indebtedness and caring for a relative.`,
        next: 'Note the date of the event, prepare the papers, and ask the day after.',
      }),
    },
  },
  {
    slug: 'plusieurs-fois',
    basis: ['release_request'],
    words: {
      fr: () => ({
        question: 'Puis-je débloquer en plusieurs fois pour le même événement ?',
        answer: [
          'Non : un événement donne un seul versement, de tout ou d’une partie.',
          'Ce que vous laissez attendra la date normale, ou un autre événement.',
        ],
        condition:
          'Le versement est unique et porte, à votre choix, sur tout ou partie des droits qui peuvent être débloqués.',
        papers: [],
        delay: 'Aucun autre versement pour le même événement.',
        next: 'Comptez ce dont vous aurez besoin avant d’envoyer la demande.',
      }),
      en: () => ({
        question: 'May I take the money in several payments for one event?',
        answer: [
          'No: one event gives one payment, of all or part.',
          'What you leave waits for its normal date, or for another event.',
        ],
        condition:
          'There is a single payment and, as you choose, it covers all or part of what may be released.',
        papers: [],
        delay: 'No other payment for the same event.',
        next: 'Work out what you will need before you send the request.',
      }),
    },
  },
  {
    slug: 'delai-depasse',
    basis: ['release_request', 'savings_lock'],
    tool: 'release',
    words: {
      fr: (f) => ({
        question: `J’ai dépassé les ${f.delay('release_request')} : ai-je perdu mon argent ?`,
        answer: [
          'Non, l’argent reste à vous : seule la sortie anticipée pour cet événement est passée.',
          'Un autre événement, ou la date normale, ouvrira le plan.',
        ],
        condition: `La demande se présente dans un délai de ${f.delay('release_request')} après l’événement, sauf dans les cas ouverts à tout moment.`,
        papers: [],
        delay: `Le délai passé, il faut attendre la fin des ${f.delay('savings_lock')} ou un autre événement.`,
        next: 'Vérifiez si vous avez vécu un autre cas : une fin de contrat, par exemple, s’utilise sans limite de temps.',
      }),
      en: (f) => ({
        question: `The ${f.delay('release_request')} are over: have I lost my money?`,
        answer: [
          'No, the money stays yours: only the early exit for this event has passed.',
          'Another event, or the normal date, will open the plan.',
        ],
        condition: `The request is made within ${f.delay('release_request')} of the event, except in the cases open at any time.`,
        papers: [],
        delay: `Past that time, wait for the end of the ${f.delay('savings_lock')} or for another event.`,
        next: 'See whether another case is yours: the end of a contract, say, has no time limit.',
      }),
    },
  },
]
