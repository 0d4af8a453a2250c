import type { QuestionFacts } from '../question.ts'

export const leavingQuestions: readonly QuestionFacts[] = [
  {
    slug: 'prime-apres-depart',
    basis: ['seniority', 'address_on_leaving'],
    words: {
      fr: () => ({
        question: 'J’ai quitté l’entreprise : vais-je recevoir ma prime de l’année ?',
        answer: [
          'Oui, si vous aviez l’ancienneté que l’accord demande : être encore là le jour du versement ne peut pas être exigé.',
          'Elle arrive souvent des mois après le départ.',
        ],
        condition:
          'Selon le partage de l’accord, votre part suit ou non le temps travaillé. À votre départ, l’employeur doit vous demander l’adresse où vous informer. La fiche vous est ensuite envoyée, et le délai de réponse est le même.',
        papers: ['Votre adresse et vos coordonnées bancaires, à jour'],
        delay: 'Après le calcul de l’exercice.',
        next: 'Donnez à l’entreprise une adresse et un e-mail personnels, et prévenez-la si vous déménagez.',
      }),
      en: () => ({
        question: 'I have left the company: will I get this year’s bonus?',
        answer: [
          'Yes, if you had the seniority the agreement asks: being there on the day of payment cannot be required.',
          'It often comes months after you left.',
        ],
        condition:
          'As the agreement shares, your part follows the time you worked or not. When you leave, the employer has to ask for the address at which to inform you. The notice is then sent to you, and the time to answer is the same.',
        papers: ['Your address and bank details, up to date'],
        delay: 'After the calculation of the financial year.',
        next: 'Give the company a personal address and e-mail, and tell it when you move.',
      }),
    },
  },
  {
    slug: 'frais-apres-depart',
    basis: ['booklet_on_leaving', 'fees_after_leaving'],
    words: {
      fr: () => ({
        question: 'Qui paie les frais de mon compte après mon départ ?',
        answer: [
          'L’entreprise ou vous : l’état remis à votre départ doit le dire.',
          'À votre charge, ils sont prélevés sur vos avoirs.',
        ],
        condition: 'L’accord, le règlement du plan ou celui du fonds fixe les conditions du prélèvement.',
        papers: [],
        delay: 'Aucun.',
        next: 'Sur un petit avoir, comparez ces frais avec un transfert ou un retrait.',
      }),
      en: () => ({
        question: 'Who pays the fees of my account after I leave?',
        answer: [
          'The company or you: the statement given when you leave has to say.',
          'If you do, they are taken from your assets.',
        ],
        condition: 'The agreement, the rules of the plan or those of the fund set how they are taken.',
        papers: [],
        delay: 'None.',
        next: 'On a small account, compare these fees with a transfer or a withdrawal.',
      }),
    },
  },
  {
    slug: 'transferer-chez-nouvel-employeur',
    basis: ['transfer'],
    words: {
      fr: () => ({
        question: 'Puis-je transférer mon PEE chez mon nouvel employeur ?',
        answer: [
          'Oui, si son plan a une durée de blocage au moins égale.',
          'Le temps déjà passé compte : le délai ne repart pas à zéro.',
        ],
        condition:
          'Le temps écoulé s’impute sur le nouveau blocage, sauf si l’argent sert à souscrire à une augmentation de capital. Le transfert n’est pas abondé, sauf une fois le blocage terminé. Ce qui a reçu l’abondement supplémentaire des actions de l’entreprise ne se transfère que si le règlement du plan le permet.',
        papers: ['La demande de transfert, auprès du nouveau teneur de compte'],
        delay: 'Aucun délai de la loi pour demander.',
        next: 'Comparez d’abord les frais et les fonds des deux plans.',
      }),
      en: () => ({
        question: 'May I move my PEE to my new employer?',
        answer: [
          'Yes, if its plan has a lock-up at least as long.',
          'The time already spent counts: the lock-up does not start again.',
        ],
        condition:
          'Time spent is deducted from the new lock-up, unless the money subscribes to a capital increase. The transfer is not matched, except once the lock-up is over. What received the extra matching of company shares moves only if the rules of the plan allow it.',
        papers: ['The transfer request, with the new account keeper'],
        delay: 'No time limit of the law to ask.',
        next: 'First compare the fees and the funds of both plans.',
      }),
    },
  },
  {
    slug: 'somme-non-reclamee',
    basis: ['unclaimed_sums', 'participation_unclaimed'],
    words: {
      fr: (f) => ({
        question: 'Mon ancien employeur ne m’a pas trouvé : où est mon argent ?',
        answer: [
          `Il le garde ${f.delay('unclaimed')}, puis le remet à la Caisse des dépôts.`,
          'Vous pouvez ensuite le lui réclamer.',
        ],
        condition: `Pour un intéressement, ${f.delay('unclaimed')} à partir de la date limite de versement. Pour une participation, à partir de la fin du blocage.`,
        papers: ['Une pièce d’identité et ce qui montre votre emploi dans l’entreprise'],
        delay: 'La Caisse des dépôts ne garde pas l’argent pour toujours : demandez sans attendre.',
        next: 'Écrivez d’abord à l’entreprise, puis à la Caisse des dépôts si l’année est passée.',
      }),
      en: (f) => ({
        question: 'My former employer could not find me: where is my money?',
        answer: [
          `It keeps it ${f.delay('unclaimed')}, then hands it to the Caisse des dépôts.`,
          'You may claim it there afterwards.',
        ],
        condition: `For intéressement, ${f.delay('unclaimed')} from the last day to pay. For participation, from the end of the lock-up.`,
        papers: ['Proof of identity and of your work at the company'],
        delay: 'The Caisse des dépôts does not keep the money for ever: ask without waiting.',
        next: 'Write to the company first, then to the Caisse des dépôts once the year is over.',
      }),
    },
  },
  {
    slug: 'verser-apres-depart',
    basis: ['matching_of_leavers', 'percol_after_leaving'],
    words: {
      fr: () => ({
        question: 'Puis-je encore verser sur les plans de mon ancienne entreprise ?',
        answer: [
          'Sur le PEE, non, sauf l’intéressement ou la participation de votre dernière période.',
          'Sur le PER COL, oui, tant que votre nouvelle entreprise n’en propose pas.',
        ],
        condition:
          'Ces versements ne sont pas abondés et leurs frais sont à votre charge. La règle ne vise pas les départs en retraite.',
        papers: [],
        delay: 'Aucun.',
        next: 'Demandez à votre nouvel employeur s’il a un plan de retraite collectif.',
      }),
      en: () => ({
        question: 'May I still pay into the plans of my former company?',
        answer: [
          'Into the PEE, no, apart from the intéressement or participation of your last period.',
          'Into the PER COL, yes, as long as your new company does not offer one.',
        ],
        condition:
          'These payments are not matched and you bear their fees. The rule does not concern those who retire.',
        papers: [],
        delay: 'None.',
        next: 'Ask your new employer whether it has a collective pension plan.',
      }),
    },
  },
  {
    slug: 'etat-recapitulatif',
    basis: ['booklet'],
    words: {
      fr: () => ({
        question: 'Quel papier dois-je recevoir en quittant l’entreprise ?',
        answer: [
          'Un état récapitulatif de tout ce que vous avez épargné dans l’entreprise.',
          'Il dit ce qui est libre, ce qui ne l’est pas, et comment transférer.',
        ],
        condition: 'Tout bénéficiaire qui part le reçoit. Il dit aussi qui paie les frais ensuite.',
        papers: [],
        delay: 'À votre départ.',
        next: 'Gardez-le avec votre certificat de travail ; réclamez-le s’il manque.',
      }),
      en: () => ({
        question: 'Which paper do I receive when I leave?',
        answer: [
          'A statement of all that you have saved in the company.',
          'It says what is free, what is not, and how to transfer.',
        ],
        condition: 'Everybody who leaves receives it. It also says who pays the fees afterwards.',
        papers: [],
        delay: 'When you leave.',
        next: 'Keep it with your work certificate; ask for it if it is missing.',
      }),
    },
  },
]
