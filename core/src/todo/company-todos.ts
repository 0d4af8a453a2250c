import { sourceIn } from '@moisson/law/legal-points'
import { sourceOf } from '@moisson/law/scheme-points'
import { conclusionDeadlines } from '@moisson/law/agreement-dates'
import type { Day } from '@moisson/law/calendar'
import { inEach, type Text } from '@moisson/law/text'
import { addMonths, yearOf } from '@moisson/law/calendar'
import type { AgreementType } from '../vocabulary.ts'
import { HELD_AHEAD_MONTHS } from '../payment/held-sum.ts'
import type { CompanyStanding, SystemTodo } from './standing.ts'
import { euros } from '@moisson/law/words/figures'
import { listed } from '@moisson/law/words/list'
import { followingDeadlines, renewalOpens } from '../company/agreement-ends.ts'
import { unsignedIn } from '../company/signatories.ts'
import { shortDay } from '@moisson/law/words/days'
import { plural, pluriel } from '@moisson/law/words/plural'

/** Months before a paper expires from which it is announced. */
const expiryAheadMonths = 2
/** A file takes about a minute to mend, half an hour at most in one go. */
const minutesFor = (files: number): number => Math.min(30, Math.max(1, files))

/** The company file, the people, the agreement and the papers. */
export function companyTodos(standing: CompanyStanding): SystemTodo[] {
  return [
    ...incompleteFile(standing),
    ...peopleToBring(standing),
    ...signaturesToCollect(standing),
    ...agreementToRecord(standing),
    ...addressesToMend(standing),
    ...questionsToAnswer(standing),
    ...answersToGive(standing),
    ...sumsHeld(standing),
    ...promisesSettledLower(standing),
    ...agreementsEnding(standing),
    ...papersExpiring(standing),
  ]
}

const plain = { due_date: null, year: null, assignee_role: 'company_admin', due_rule: null } as const

function incompleteFile({ company_id, missing }: CompanyStanding): SystemTodo[] {
  if (missing === 0) return []
  return [
    {
      ...plain,
      key: 'company_file',
      type: 'data',
      priority: 'normal',
      minutes: Math.min(15, 2 * missing),
      related: { kind: 'company', id: company_id, route: '/societe' },
      title: { fr: 'Compléter le dossier de la société', en: 'Complete the company file' },
      description: {
        fr: `Il reste ${pluriel(missing, '# réponse', '# réponses')} à donner.`,
        en: `${plural(missing, '# answer is', '# answers are')} still missing.`,
      },
      consequence: {
        fr: 'L’accord, les avis et les exports reprennent ces données.',
        en: 'The agreement, the notices and the exports use this data.',
      },
      twins: ['onboarding.company_file'],
    },
  ]
}

function peopleToBring({ has_people }: CompanyStanding): SystemTodo[] {
  if (has_people) return []
  return [
    {
      ...plain,
      key: 'people',
      type: 'beneficiaries',
      priority: 'high',
      minutes: 20,
      related: { kind: 'beneficiary', id: null, route: '/beneficiaires?import=new' },
      title: { fr: 'Importer les bénéficiaires', en: 'Import the beneficiaries' },
      description: {
        fr: 'Déposez le fichier de paie tel quel\u00a0: chaque doute vous sera montré.',
        en: 'Drop the payroll file as it is: each doubt will be shown to you.',
      },
      consequence: {
        fr: 'Sans les personnes, aucune campagne ne peut être préparée.',
        en: 'Without the people no campaign can be prepared.',
      },
      twins: ['onboarding.people'],
    },
  ]
}

/** Money held for people nobody could reach: they are looked for in time, then it goes to the Caisse des dépôts. */
function sumsHeld({ company_id, held, today }: CompanyStanding): SystemTodo[] {
  return held.map(({ until, count, cents, source }) => {
    const over = until !== null && until < today
    const [amount, amountEn] = [euros(cents, 'fr'), euros(cents, 'en')]
    return {
      ...plain,
      key: `held_sums:${until ?? 'owed'}`,
      type: 'payment',
      priority: over ? 'high' : 'normal',
      minutes: Math.min(60, 10 * count),
      due_date: until,
      ...(until === null ? {} : { pressing_from: addMonths(until, -HELD_AHEAD_MONTHS) }),
      related: {
        kind: 'company',
        id: company_id,
        route: over ? '/versement?held=to_deposit' : '/versement?held=open',
      },
      title: over
        ? {
            fr: `Remettre ${pluriel(count, '# somme', '# sommes')} à la Caisse des dépôts (${amount})`,
            en: `Hand ${plural(count, '# sum', '# sums')} to the Caisse des dépôts (${amountEn})`,
          }
        : {
            fr: `Retrouver ${pluriel(count, '# personne', '# personnes')} pour qui une somme est conservée (${amount})`,
            en: `Find ${plural(count, '# person', '# people')} for whom a sum is held (${amountEn})`,
          },
      description: over
        ? {
            fr: 'Enregistrez ensuite la date et la référence de la remise\u00a0: la personne s’en sert pour réclamer.',
            en: 'Then record the day and the reference of the transfer: the person claims with it.',
          }
        : {
            fr: 'Cherchez une adresse, versez, puis enregistrez-le\u00a0: ce qui a été essayé est dans la liste.',
            en: 'Look for an address, pay, then record it: what was tried stands in the list.',
          },
      consequence:
        until === null
          ? {
              fr: `La somme reste due par la société (${source.fr}).`,
              en: `The company still owes the sum (${source.en}).`,
            }
          : {
              fr: `La société garde la somme jusqu’au ${shortDay(until, 'fr')}, puis la remet à la Caisse des dépôts (${source.fr}).`,
              en: `The company holds the sum until ${shortDay(until, 'en')}, then hands it to the Caisse des dépôts (${source.en}).`,
            },
    }
  })
}

/** Whoever asks about their money is answered by a day, which they have read. */
function questionsToAnswer({
  company_id,
  questions: { open, disputed, due },
}: CompanyStanding): SystemTodo[] {
  if (open === 0) return []
  return [
    {
      ...plain,
      key: 'questions',
      type: 'communication',
      priority: 'high',
      minutes: Math.min(30, 5 * open),
      due_date: due,
      related: { kind: 'company', id: company_id, route: '/questions' },
      title: {
        fr: `Répondre à ${pluriel(open, '# question', '# questions')} de bénéficiaires`,
        en: `Answer ${plural(open, '# question', '# questions')} from beneficiaries`,
      },
      description:
        disputed > 0
          ? {
              fr: `${pluriel(disputed, '# personne conteste son montant', '# personnes contestent leur montant')}.`,
              en: `${plural(disputed, '# person disputes their amount', '# people dispute their amounts')}.`,
            }
          : {
              fr: 'Chacune a lu le jour où une réponse est attendue.',
              en: 'Each has read the day by which an answer is expected.',
            },
      consequence: {
        fr: 'Une question sans réponse devient une réclamation, et un montant contesté peut cacher une erreur à corriger avant le versement.',
        en: 'A question without an answer becomes a complaint, and a disputed amount may hide an error to correct before the payment.',
      },
    },
  ]
}

/** Whom no mail reaches does not know that they are answered. */
function answersToGive({ company_id, questions: { to_give } }: CompanyStanding): SystemTodo[] {
  if (to_give === 0) return []
  return [
    {
      ...plain,
      key: 'answers-to-give',
      type: 'communication',
      priority: 'high',
      minutes: Math.min(30, 5 * to_give),
      related: { kind: 'company', id: company_id, route: '/questions' },
      title: {
        fr: `Remettre ${pluriel(to_give, '# réponse', '# réponses')} sur papier`,
        en: `Hand over ${plural(to_give, '# answer', '# answers')} on paper`,
      },
      description: {
        fr: 'Aucun e-mail ne prévient ces personnes\u00a0: imprimez la réponse et remettez-la, ou dites-leur de la lire avec le code de leur lettre.',
        en: 'No e-mail tells these people: print the answer and hand it over, or tell them to read it with the code of their letter.',
      },
      consequence: {
        fr: 'Une réponse que la personne n’a pas reçue est une question sans réponse.',
        en: 'An answer that its person did not get is a question without an answer.',
      },
    },
  ]
}

/** Receipts that are out and say more than was settled: nobody else tells the company. */
function promisesSettledLower({ settled_promises }: CompanyStanding): SystemTodo[] {
  const { receipts, missing_cents } = settled_promises
  if (receipts === 0) return []
  return [
    {
      ...plain,
      key: 'settled_promises',
      type: 'communication',
      priority: 'high',
      minutes: 15,
      related: { kind: 'campaign', id: null, route: '/campagne' },
      title: {
        fr: `Décider de ${pluriel(receipts, '# reçu qui promettait', '# reçus qui promettaient')} plus d’abondement`,
        en: `Decide about ${plural(receipts, '# receipt that promised', '# receipts that promised')} more matching`,
      },
      description: {
        fr: `Des campagnes déjà transmises ont réglé ${euros(missing_cents, 'fr')} bruts de moins que leurs reçus n’annonçaient. La liste des personnes est sur la page des campagnes.`,
        en: `Campaigns already submitted settled ${euros(missing_cents, 'en')} gross less than their receipts announced. The list of people is on the page of the campaigns.`,
      },
      consequence: {
        fr: 'Chacune a en main un reçu qui annonce davantage\u00a0: dites-lui ce qui a été réglé, ou complétez-le.',
        en: 'Each holds a receipt that announces more: tell them what was settled, or make it up.',
      },
    },
  ]
}

/** An agreement on record whose signatories are named, of whom somebody has not signed yet. */
function signaturesToCollect({ agreements, today }: CompanyStanding): SystemTodo[] {
  return agreements.flatMap((agreement): SystemTodo[] => {
    const { title, conclusion, signatories, signed_on, is_example, first_exercise_start: first } = agreement
    const missing = unsignedIn(conclusion, signatories)
    if (signed_on !== null || is_example || missing.length === 0) return []
    const by = agreement.type === 'interessement' && first !== null ? signBy(agreement, first) : null
    const named = inEach((language) =>
      listed(
        missing.map((one) => one[language]),
        language,
      ),
    )
    return [
      {
        ...plain,
        key: `signatures:${agreement.type}:${first ?? ''}`,
        type: 'legal',
        priority: 'high',
        minutes: 10,
        // A last day that has passed is said where the agreement is written; nobody is late with it here.
        due_date: by !== null && by >= today ? by : null,
        related: {
          kind: 'company',
          id: null,
          route: '/societe?section=agreements',
        },
        title: {
          fr: `Faire signer «\u00a0${title}\u00a0»`,
          en: `Have “${title}” signed`,
        },
        description: {
          fr: `Manque la signature de\u00a0: ${named.fr}. Inscrivez le jour de chacune à l’accord.`,
          en: `Still to sign: ${named.en}. Record the day of each with the agreement.`,
        },
        consequence: {
          fr: 'Un accord compte du jour où toutes les parties l’ont signé.',
          en: 'An agreement counts from the day every side has signed it.',
        },
      },
    ]
  })
}

/** The last day to sign it for its first exercice to keep its exemptions. */
const signBy = ({ period_months }: { period_months?: number | null }, first: Day): Day =>
  conclusionDeadlines.value({
    period_start: first,
    period_months: period_months ?? 12,
  }).last_signature_day

/** Nothing is launched without its agreement: a company that has one, signed or not, goes on by entering it. */
function agreementToRecord(standing: CompanyStanding): SystemTodo[] {
  const { has_people, told_agreement, agreements, campaigns } = standing
  if (!told_agreement && agreements.length === 0) return []
  const recorded = agreements.some(({ signed_on, filed_on }) => signed_on !== null && filed_on !== null)
  const over = campaigns.some(({ state }) => state !== 'draft')
  const signing = signaturesToCollect(standing).length > 0
  if (!has_people || recorded || over || signing) return []
  return [
    {
      ...plain,
      key: 'agreement',
      type: 'legal',
      priority: 'high',
      minutes: 10,
      related: { kind: 'company', id: null, route: '/societe?section=agreements' },
      title: { fr: 'Inscrire l’accord en vigueur', en: 'Enter the agreement in force' },
      description: {
        fr: 'L’accord signé, ses dates et ses clauses\u00a0: la campagne les reprend.',
        en: 'The signed agreement, its dates and its clauses: the campaign takes them over.',
      },
      consequence: {
        fr: 'Sans accord signé et déposé, ni intéressement ni participation ne peuvent être lancés\u202f; une prime de partage de la valeur n’en demande pas.',
        en: 'Without a signed and filed agreement neither intéressement nor participation can be launched; a value-sharing bonus needs none.',
      },
      twins: ['onboarding.conclude', 'onboarding.file'],
    },
  ]
}

function addressesToMend({ bounced, without_email, leavers_without_contact }: CompanyStanding): SystemTodo[] {
  const found: SystemTodo[] = []
  const consequence = {
    fr: 'Sans adresse valable, une personne n’est pas prévenue par e-mail et son délai ne court pas.',
    en: 'Without a valid address a person is not told by e-mail and the period does not start.',
  }
  if (bounced > 0)
    found.push({
      ...plain,
      key: 'bounced',
      type: 'beneficiaries',
      priority: 'high',
      minutes: minutesFor(bounced),
      related: { kind: 'beneficiary', id: null, route: '/beneficiaires?issue=bounced' },
      title: {
        fr: `Corriger ${pluriel(bounced, '# adresse', '# adresses')} e-mail en erreur`,
        en: `Correct ${plural(bounced, '# e-mail address', '# e-mail addresses')} that failed`,
      },
      description: {
        fr: 'Le message est revenu\u00a0: demandez une autre adresse, personnelle si possible.',
        en: 'The message came back: ask for another address, a personal one if possible.',
      },
      consequence,
    })
  if (without_email > 0)
    found.push({
      ...plain,
      key: 'no_email',
      type: 'beneficiaries',
      priority: 'normal',
      minutes: minutesFor(without_email),
      related: { kind: 'beneficiary', id: null, route: '/beneficiaires?issue=no_email' },
      title: {
        fr: `Compléter ${pluriel(without_email, '# fiche', '# fiches')} sans e-mail`,
        en: `Complete ${plural(without_email, '# file', '# files')} without an e-mail address`,
      },
      description: {
        fr: 'Une adresse personnelle reste valable après un départ.',
        en: 'A personal address stays valid after somebody leaves.',
      },
      consequence,
    })
  if (leavers_without_contact > 0)
    found.push({
      ...plain,
      key: 'no_own_contact',
      type: 'beneficiaries',
      priority: 'normal',
      minutes: minutesFor(leavers_without_contact),
      related: { kind: 'beneficiary', id: null, route: '/beneficiaires?issue=no_own_contact' },
      title: {
        fr: `Demander où joindre ${pluriel(leavers_without_contact, '# personne qui part ou est partie', '# personnes qui partent ou sont parties')}`,
        en: `Ask ${plural(leavers_without_contact, '# person who leaves or has left', '# people who leave or have left')} how to reach them`,
      },
      description: {
        fr: `Un e-mail personnel ou un téléphone, avant la prochaine campagne\u00a0: l’adresse se demande au départ (${sourceOf('fr', 'address_on_leaving')}).`,
        en: `A personal e-mail or a phone, before the next campaign: the address is asked for on leaving (${sourceOf('en', 'address_on_leaving')}).`,
      },
      consequence: inEach((language) => {
        const sources = `${sourceIn('unclaimed_sums', language)}, ${sourceIn('participation_unclaimed', language)}`
        return {
          fr: `La somme d’une personne introuvable est conservée un temps, puis remise à la Caisse des dépôts (${sources}).`,
          en: `The money of somebody who cannot be found is held for a while, then handed to the Caisse des dépôts (${sources}).`,
        }[language]
      }),
    })
  return found
}

/** Papers that are an agreement: what follows one is signed, not filed again. */
export const agreementPapers: Readonly<Record<string, AgreementType>> = {
  interessement_agreement: 'interessement',
  interessement_due: 'interessement',
  participation_agreement: 'participation',
}

interface Ending {
  type: AgreementType
  title: string
  ends_on: Day
  document: string | null
  months: number
  /** It says that it goes on by itself. */
  renews: boolean
}

/** Agreements in their last months, or over while what follows can still be signed in time; from the file or a paper. */
function agreementsEnding({ agreements, documents, today }: CompanyStanding): SystemTodo[] {
  const endings = new Map<string, Ending>()
  for (const { id, type, title, valid_until } of documents) {
    const kind = agreementPapers[type]
    const followed = agreements.some(
      (one) => one.type === kind && one.last_exercise_end && one.last_exercise_end > valid_until,
    )
    if (kind && !followed)
      endings.set(`${kind}:${valid_until}`, {
        type: kind,
        title,
        ends_on: valid_until,
        document: id,
        months: 12,
        renews: false,
      })
  }
  for (const {
    type,
    title,
    signed_on,
    last_exercise_end: ends_on,
    period_months,
    tacit_renewal,
    is_example,
  } of agreements) {
    const followed = agreements.some(
      (one) => one.type === type && one.signed_on && ends_on && (one.last_exercise_end ?? '9999') > ends_on,
    )
    if (!signed_on || !ends_on || is_example || followed) continue
    const key = `${type}:${ends_on}`
    // An amendment that says nothing of its end leaves the agreement's clause.
    const renews = tacit_renewal ?? endings.get(key)?.renews ?? false
    endings.set(key, { type, title, ends_on, document: null, months: period_months ?? 12, renews })
  }
  return [...endings].flatMap(([key, ending]): SystemTodo[] => {
    const { title, ends_on, document } = ending
    const opens = renewalOpens(ends_on)
    const next = ending.renews ? renewal(ending, today) : nextConclusion(ending)
    if (today < opens || today > next.until) return []
    return [
      {
        key: `agreement_ends:${key}`,
        type: 'renewal',
        priority: 'legal',
        due_date: next.day,
        pressing_from: next.from,
        year: yearOf(ends_on),
        assignee_role: 'company_admin',
        minutes: 60,
        related: {
          kind: 'document',
          id: document,
          route: document ? `/documents?doc=${document}` : '/societe?section=agreements',
        },
        title: { fr: `Décider de la suite\u00a0: ${title}`, en: `Decide what follows: ${title}` },
        description:
          today > ends_on
            ? {
                fr: `Il a expiré le ${shortDay(ends_on, 'fr')}.${next.over.fr}`,
                en: `It expired on ${shortDay(ends_on, 'en')}.${next.over.en}`,
              }
            : {
                fr: `Il expire le ${shortDay(ends_on, 'fr')}, à la fin de son dernier exercice.${next.open.fr}`,
                en: `It expires on ${shortDay(ends_on, 'en')}, at the end of its last financial year.${next.open.en}`,
              },
        due_rule: next.rule,
        consequence: next.consequence,
        twins: ['renewal.prepare', 'renewal.request', 'renewal.conclude'],
      },
    ]
  })
}

/** What the end of an agreement asks for, until when, and what is lost after that. */
interface Sequel {
  day: Day | null
  /** The day after which nothing is asked any more. */
  until: Day
  /** From when it waits now. */
  from: Day
  rule: Text | null
  consequence: Text
  /** Said while the agreement runs, and after its end. */
  open: Text
  over: Text
}

const renegotiation: Text = {
  fr: ` La période de renégociation est ouverte (${sourceOf('fr', 'conclusion')}).`,
  en: ` The renegotiation period is open (${sourceOf('en', 'conclusion')}).`,
}

/** An agreement with a clause of tacit renewal goes on unless somebody asks, by its last day, to renegotiate it. */
function renewal({ ends_on, months }: Ending, today: Day): Sequel {
  const running = today <= ends_on
  return {
    day: running ? ends_on : null,
    until: followingDeadlines(ends_on, months).last_signature_day,
    from: renewalOpens(ends_on),
    rule: running
      ? {
          fr: `Le dernier jour de l’accord (${sourceOf('fr', 'conclusion')})`,
          en: `The last day of the agreement (${sourceOf('en', 'conclusion')})`,
        }
      : null,
    consequence: running
      ? {
          fr: 'Sans demande écrite de renégociation d’ici là, il est reconduit pour la même durée.',
          en: 'Without a written request to renegotiate by then, it is renewed for the same duration.',
        }
      : {
          fr: 'Tant que la reconduction n’est pas inscrite, l’exercice en cours n’a pas d’accord ici et aucune campagne ne peut le reprendre.',
          en: 'Until the renewal is recorded, the current financial year has no agreement here and no campaign can take it up.',
        },
    open: renegotiation,
    over: {
      fr: ' Si personne n’a demandé à le renégocier, inscrivez sa reconduction.',
      en: ' If nobody asked to renegotiate it, record its renewal.',
    },
  }
}

/** The last day for what follows an agreement to hold for the next exercice, why, and what is lost after it. */
function nextConclusion({ type, ends_on, months }: Ending): Sequel {
  if (type === 'participation') {
    const day = addMonths(ends_on, 24)
    return {
      day,
      until: day,
      // No text opens a period here: half a year, as an intéressement agreement leaves.
      from: addMonths(day, -6),
      rule: {
        fr: `Un an après la clôture de l’exercice qui suit la fin de l’accord (${sourceIn('participation_authority', 'fr')})`,
        en: `A year after the closing of the financial year that follows the end of the agreement (${sourceIn('participation_authority', 'en')})`,
      },
      consequence: {
        fr: 'Sans accord d’ici là, la participation de l’exercice est bloquée huit ans sur un compte courant.',
        en: 'Without an agreement by then, the participation of the financial year is locked for eight years on a current account.',
      },
      open: { fr: '', en: '' },
      over: following,
    }
  }
  // What follows is taken to count in the same periods, until it says otherwise.
  const { last_signature_day: day } = followingDeadlines(ends_on, months)
  return {
    day,
    until: day,
    from: renewalOpens(ends_on),
    rule: {
      fr: `Avant la seconde moitié de ${months < 12 ? 'la période de calcul' : 'l’exercice'} qui suit la fin de l’accord (${sourceOf('fr', 'signature')})`,
      en: `Before the second half of the ${months < 12 ? 'calculation period' : 'financial year'} that follows the end of the agreement (${sourceOf('en', 'signature')})`,
    },
    consequence: {
      fr: 'Sans nouvel accord signé d’ici là, l’exercice n’a plus de prime exonérée.',
      en: 'Without a new agreement signed by then, the financial year has no exempt bonus.',
    },
    open: renegotiation,
    over: following,
  }
}

const following: Text = {
  fr: ' Un nouvel accord peut encore valoir pour l’exercice en cours.',
  en: ' A new agreement can still hold for the current one.',
}

function papersExpiring({ documents, today }: CompanyStanding): SystemTodo[] {
  const limit = addMonths(today, expiryAheadMonths)
  return documents
    .filter(({ type, valid_until }) => valid_until <= limit && !(type in agreementPapers))
    .map(({ id, title, valid_until }) => ({
      key: `document:${id}:${valid_until}`,
      type: 'document',
      priority: 'normal',
      due_date: valid_until,
      year: null,
      assignee_role: 'company_admin',
      minutes: 10,
      related: { kind: 'document', id, route: `/documents?doc=${id}` },
      title: { fr: `Remplacer «\u00a0${title}\u00a0»`, en: `Replace “${title}”` },
      description: {
        fr: `Ce document est valable jusqu’au ${shortDay(valid_until, 'fr')}. Déposez sa nouvelle version.`,
        en: `This document is valid until ${shortDay(valid_until, 'en')}. Add its new version.`,
      },
      due_rule: { fr: 'La fin de validité du document', en: 'The end of the document’s validity' },
      consequence: null,
    }))
}
