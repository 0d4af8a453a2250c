import type { QuestionFacts } from '../question.ts'

export const agreementQuestions: readonly QuestionFacts[] = [
  {
    slug: 'signer-avant-quand',
    basis: ['signature', 'filing', 'exemptions_lost'],
    tool: 'deadline',
    words: {
      fr: (f) => ({
        question: 'Jusqu’à quand peut-on signer un accord d’intéressement pour cette année ?',
        answer: [
          'Avant le premier jour de la seconde moitié de la période de calcul.',
          `Le dépôt suit, dans les ${f.delay('filing')} après cette date limite.`,
        ],
        condition:
          'Un accord tardif reste valable entre les parties, mais ses exonérations ne valent que pour les périodes ouvertes après le dépôt.',
        papers: ['L’accord signé et les pièces propres à la façon de conclure'],
        delay: 'Le calcul ci-dessous donne les deux dates à partir de la clôture.',
        next: 'Commencez par la date, puis remontez : consultation, négociation, chiffres.',
      }),
      en: (f) => ({
        question: 'Until when may an intéressement agreement be signed for this year?',
        answer: [
          'Before the first day of the second half of the period of calculation.',
          `Filing follows, within ${f.delay('filing')} of that limit.`,
        ],
        condition:
          'A late agreement stays valid between the parties, but its exemptions hold only for periods opened after the filing.',
        papers: ['The signed agreement and the papers of the way it was concluded'],
        delay: 'The calculator below gives both dates from the closing.',
        next: 'Start from the date and work back: consultation, negotiation, figures.',
      }),
    },
  },
  {
    slug: 'sans-cse-ni-syndicat',
    basis: ['conclusion', 'filing_minutes'],
    words: {
      fr: (f) => ({
        question: 'Nous n’avons ni CSE ni délégué syndical : comment conclure ?',
        answer: [
          'Par un vote des deux tiers du personnel, sur un projet de l’employeur.',
          `Ou, sous ${f.participation_size} salariés et sans accord de branche agréé, par une décision de l’employeur seul.`,
        ],
        condition:
          'Une décision de l’employeur seul demande que les salariés en soient informés par tous moyens. Là où un CSE devrait exister, un procès-verbal de carence est à joindre.',
        papers: [
          'La liste des signatures ou le procès-verbal du vote',
          'L’attestation de l’employeur, et le procès-verbal de carence s’il est dû',
        ],
        delay: 'Les mêmes dates de signature et de dépôt.',
        next: 'Le créateur d’accord ne propose que les façons de conclure permises à votre entreprise.',
      }),
      en: (f) => ({
        question: 'We have neither a works council nor a union delegate: how do we conclude?',
        answer: [
          'By a vote of two thirds of the staff, on the employer’s draft.',
          `Or, below ${f.participation_size} employees and without an approved branch agreement, by a decision of the employer alone.`,
        ],
        condition:
          'A decision of the employer alone asks that employees be told by any means. Where a works council ought to exist, minutes of its failed election are added.',
        papers: [
          'The list of signatures or the minutes of the vote',
          'The employer’s statement, and the minutes of the failed election where due',
        ],
        delay: 'The same dates to sign and to file.',
        next: 'The creator offers only the ways open to your company.',
      }),
    },
  },
  {
    slug: 'duree-de-l-accord',
    basis: ['agreement_duration'],
    words: {
      fr: (f) => ({
        question: 'Combien de temps dure un accord d’intéressement ?',
        answer: [
          `D’un an à ${f.delay('agreement')}, au choix des signataires.`,
          'Il peut se renouveler seul, si l’accord le dit.',
        ],
        condition: `Le renouvellement joue si personne ne demande de renégocier dans les ${f.delay('renegotiation')} avant l’échéance. Il vaut pour la même durée et peut se répéter.`,
        papers: [],
        delay: `${f.delayFirst('renegotiation')} avant l’échéance pour demander une renégociation.`,
        next: 'Notez l’échéance : une formule écrite pour l’an dernier peut ne plus rien mesurer.',
      }),
      en: (f) => ({
        question: 'How long does an intéressement agreement last?',
        answer: [
          `From one year to ${f.delay('agreement')}, as the signatories choose.`,
          'It may renew itself, if the agreement says so.',
        ],
        condition: `It is renewed if nobody asks to negotiate again in the ${f.delay('renegotiation')} before its end. It then runs for the same length again, and may repeat.`,
        papers: [],
        delay: `${f.delayFirst('renegotiation')} before its end to ask for a new negotiation.`,
        next: 'Note the end: a formula written for last year may measure nothing any more.',
      }),
    },
  },
  {
    slug: 'modifier-par-avenant',
    basis: ['amendment', 'denunciation'],
    words: {
      fr: () => ({
        question: 'Peut-on modifier un accord en cours de route ?',
        answer: [
          'Oui, par un avenant conclu dans la même forme que l’accord.',
          'Pour l’exercice en cours, il suit les mêmes dates limites.',
        ],
        condition:
          'L’avenant est déposé comme l’accord. Un objectif ne peut pas être changé quand son résultat est déjà connu : la formule perdrait son incertitude.',
        papers: ['L’avenant signé et les pièces de sa conclusion'],
        delay: 'Les mêmes que pour un accord.',
        next: 'Le créateur écrit un avenant à partir de l’accord en vigueur.',
      }),
      en: () => ({
        question: 'May an agreement be changed along the way?',
        answer: [
          'Yes, by an amendment concluded in the same form as the agreement.',
          'For the current year it follows the same last dates.',
        ],
        condition:
          'The amendment is filed like the agreement. A target may not be changed once its outcome is known: the formula would no longer be uncertain.',
        papers: ['The signed amendment and the papers of its conclusion'],
        delay: 'The same as for an agreement.',
        next: 'The creator writes an amendment from the agreement in force.',
      }),
    },
  },
  {
    slug: 'dirigeant-beneficiaire',
    basis: ['officers', 'officers_pay'],
    words: {
      fr: (f) => ({
        question: 'Le dirigeant peut-il recevoir l’intéressement ?',
        answer: [
          `Oui, sous ${f.large_size} salariés et s’il y en a au moins un, quand l’accord le prévoit.`,
          'Son conjoint ou partenaire de Pacs aussi, s’il a le statut de conjoint collaborateur ou associé.',
        ],
        condition:
          'La rémunération retenue pour lui ne dépasse pas le salaire le plus élevé de l’entreprise. Un seul salarié qui est aussi le dirigeant ne suffit pas.',
        papers: [],
        delay: 'Aucun.',
        next: 'Écrivez-le dans la clause des bénéficiaires : le créateur pose la question.',
      }),
      en: (f) => ({
        question: 'May the head of the company receive intéressement?',
        answer: [
          `Yes, below ${f.large_size} employees and with at least one, where the agreement says so.`,
          'So may a spouse or civil partner with the status of collaborating or associate spouse.',
        ],
        condition:
          'The pay taken for them does not exceed the highest salary of the company. A single employee who is also the head is not enough.',
        papers: [],
        delay: 'None.',
        next: 'Write it in the clause on beneficiaries: the creator asks.',
      }),
    },
  },
]

export const campaignQuestions: readonly QuestionFacts[] = [
  {
    slug: 'dernier-jour-pour-verser',
    basis: ['payment_deadline', 'participation_deadline'],
    tool: 'deadline',
    words: {
      fr: () => ({
        question: 'Quel est le dernier jour pour verser ?',
        answer: [
          'Le dernier jour du cinquième mois après la clôture de l’exercice.',
          'Au-delà, des intérêts courent, à la charge de l’entreprise.',
        ],
        condition:
          'Pour un intéressement calculé sur moins d’une année, les intérêts courent dès le premier jour du troisième mois après la période.',
        papers: [],
        delay: 'Le calcul ci-dessous donne la date, et le dernier jour pour informer.',
        next: 'Fixez la date du versement, puis remontez au lancement.',
      }),
      en: () => ({
        question: 'What is the last day to pay?',
        answer: [
          'The last day of the fifth month after the closing of the financial year.',
          'Beyond it interest runs, which the company bears.',
        ],
        condition:
          'For an intéressement calculated on less than a year, interest runs from the first day of the third month after the period.',
        papers: [],
        delay: 'The calculator below gives the date, and the last day to inform.',
        next: 'Set the day of payment, then work back to the launch.',
      }),
    },
  },
  {
    slug: 'contenu-de-la-fiche',
    basis: ['notice', 'participation_notice'],
    words: {
      fr: () => ({
        question: 'Que doit contenir la fiche individuelle ?',
        answer: [
          'Le montant global, le montant moyen, les droits de la personne et ce qui est retenu.',
          'Elle est distincte du bulletin de paie, avec une note en annexe.',
        ],
        condition:
          'S’y ajoutent les avances reçues, quand l’argent placé sera libre, les cas de sortie anticipée et l’affectation par défaut. Pour une participation : la réserve, l’organisme gestionnaire et la date de disponibilité.',
        papers: [],
        delay: 'Avant le choix : le délai de réponse part de l’information.',
        next: 'Moisson écrit la fiche de chacun ; relisez celle d’une personne partie et celle d’un temps partiel.',
      }),
      en: () => ({
        question: 'What must the individual notice contain?',
        answer: [
          'The total amount, the average, the person’s share and what is withheld.',
          'It is apart from the payslip, with a note annexed.',
        ],
        condition:
          'Add the advances received, when invested money will be free, the cases of early exit and the default. For a participation: the reserve, the keeper and the day it is free.',
        papers: [],
        delay: 'Before the choice: the time to answer runs from the information.',
        next: 'Moisson writes everybody’s notice; read that of somebody who left and that of a part-timer.',
      }),
    },
  },
  {
    slug: 'informer-par-e-mail',
    basis: ['notice', 'reply', 'participation_reply'],
    words: {
      fr: (f) => ({
        question: 'Peut-on informer les salariés par e-mail ?',
        answer: [
          'Oui, la fiche peut être électronique, sauf pour qui s’y oppose.',
          'Encore faut-il pouvoir prouver le jour de l’information.',
        ],
        condition:
          'Pour une participation dont l’accord ne fixe pas de date présumée, le texte demande une lettre recommandée ou une remise contre récépissé. Mieux vaut l’écrire dans l’accord.',
        papers: ['La preuve d’envoi ou de remise, à garder'],
        delay: `Les ${f.delay('reply')} partent de la date présumée, ou de la réception.`,
        next: 'Moisson garde la preuve de chaque envoi ; pour qui n’a pas d’e-mail, imprimez la lettre.',
      }),
      en: (f) => ({
        question: 'May employees be informed by e-mail?',
        answer: [
          'Yes, the notice may be electronic, except for whoever objects.',
          'You still have to be able to prove the day of the information.',
        ],
        condition:
          'For a participation whose agreement sets no presumed date, the text asks for a registered letter or a delivery against receipt. Better to write it in the agreement.',
        papers: ['The proof of sending or delivery, to keep'],
        delay: `The ${f.delay('reply')} run from the presumed date, or from receipt.`,
        next: 'Moisson keeps the proof of each message; for whoever has no e-mail, print the letter.',
      }),
    },
  },
  {
    slug: 'salarie-injoignable',
    basis: ['unclaimed_sums', 'participation_unclaimed', 'address_on_leaving'],
    words: {
      fr: (f) => ({
        question: 'Que faire de la somme d’une personne que l’on ne trouve pas ?',
        answer: [
          `La tenir à sa disposition ${f.delay('unclaimed')}, puis la remettre à la Caisse des dépôts.`,
          'Elle ne peut pas être gardée ni partagée entre les autres.',
        ],
        condition:
          'Il faut avoir écrit à la dernière adresse indiquée. L’année court de la date limite de versement pour un intéressement, de la fin du blocage pour une participation.',
        papers: ['La preuve de la lettre à la dernière adresse'],
        delay: `${f.delayFirst('unclaimed')}.`,
        next: 'Demandez l’adresse personnelle au moment du départ, pas après.',
      }),
      en: (f) => ({
        question: 'What about the sum of somebody who cannot be found?',
        answer: [
          `Hold it for ${f.delay('unclaimed')}, then hand it to the Caisse des dépôts.`,
          'It may be neither kept nor shared among the others.',
        ],
        condition:
          'You have to have written to the last address given. The year runs from the last day to pay for intéressement, from the end of the lock-up for participation.',
        papers: ['The proof of the letter to the last address'],
        delay: `${f.delayFirst('unclaimed')}.`,
        next: 'Ask for the personal address when somebody leaves, not afterwards.',
      }),
    },
  },
]
