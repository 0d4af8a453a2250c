import { spaced } from '@moisson/core/company/spaced-number'
import { phoneInWords } from '@moisson/core/record/phone-in-words'
import { likePaySentence } from '@moisson/core/campaign/like-pay'
import { campaignTypeNames } from '@moisson/core/campaign/type-names'
import type { PlacedLine } from '@moisson/core/choice/consequence'
import { daysOfAmount } from '@moisson/core/choice/half-days'
import type { Receipt } from '@moisson/core/choice/receipt'
import { hashOf } from '../frozen/receipt.ts'
import { printPdf } from '../print/print-pdf.ts'
import type { Language } from '@moisson/law/text'
import { euros, percent } from '@moisson/law/words/figures'
import { longDay, shortDay } from '@moisson/law/words/days'
import { longInstant } from '@moisson/law/words/instants'
import { afterColon } from '@moisson/law/words/inside-sentence'
import { colon } from '@moisson/law/words/punctuation'

const words = {
  fr: {
    title: 'Reçu de votre choix',
    number: 'Reçu n°',
    choice: 'Votre choix',
    total: 'Total',
    page: 'Page',
    proof: 'Preuve',
    proof_text:
      'Ce reçu prouve que votre choix a été enregistré à la date indiquée. Qui reçoit ce fichier peut le vérifier à la page «\u00a0Vérifier un reçu\u00a0» de Moisson (/verifier). Moisson en conserve aussi les faits, dont voici l’empreinte SHA-256\u00a0:',
    person: 'Bénéficiaire',
    number_of: 'Matricule',
    company: 'Entreprise',
    campaign: 'Campagne',
    advance: 'Avance déjà versée, nette',
    gross: 'Montant brut',
    due: ['Brut restant dû', 'Net restant dû'],
    net: 'Montant net de CSG et CRDS',
    own: 'Montant versé de votre argent',
    days: 'Jours de repos placés',
    day: 'Valeur nette d’un jour',
    asked: (amount: string, day: string) =>
      `En validant ce choix, vous avez demandé que ${amount} soient retenus sur votre paie et versés le ${day}.`,
    asked_days: (days: string, amount: string, day: string) =>
      `En validant ce choix, vous avez demandé que l’entreprise retire ${days} de votre compte épargne-temps ou, sans lui, de vos jours de repos non pris, et verse leur valeur nette, ${amount}, le ${day}.`,
    when: 'Choix validé le',
    how: 'Par',
    channel: {
      web: 'la personne elle-même, en ligne',
      kiosk: 'la personne elle-même, à la borne',
      other: 'l’entreprise, pour le compte de la personne',
    },
    on_paper: (name: string, day: string) => `${name}, d’après le papier signé le ${day}`,
    paper_hash: 'Empreinte SHA-256 du papier',
    not_mine: (until: string) =>
      `Cette réponse a été saisie pour vous. Si elle n’est pas la vôtre, dites-le au contact ci-dessous ou changez-la vous-même avant le ${until}.`,
    columns: ['Destination', 'Support', 'Disponible', 'Part', 'Montant'],
    destinations: { immediate_payment: 'Versement', pee: 'PEE', percol: 'PER COL' },
    cash_support: 'Sur votre compte bancaire',
    account: (end: string) => `Sur le compte finissant par ${end}`,
    profiles: { prudent: 'prudent', balanced: 'équilibré', dynamic: 'dynamique' },
    managed: (profile: string) => `Gestion pilotée, profil ${profile}`,
    now: 'Au paiement',
    retirement: 'À la retraite',
    paid: 'Versé, net',
    taxable: 'Montant à déclarer à l’impôt sur le revenu',
    matched: 'Abondement de l’entreprise (brut\u00a0/\u00a0net)',
    until: (day: string) =>
      `Vous pouvez changer d’avis jusqu’au ${day}\u00a0: le dernier choix validé compte, et ce reçu est alors remplacé.`,
    revision: (number: string, day: string) =>
      `Ce reçu remplace le reçu ${number} depuis le ${day}\u00a0: votre choix est le même, son abondement a changé.`,
    otherwise: (sentence: string) => `Choix par défaut, en l’absence de réponse\u00a0: ${sentence}`,
    contact: 'Contact',
    footer: (number: string) => `Reçu ${number}`,
  },
  en: {
    title: 'Receipt of your choice',
    number: 'Receipt no.',
    choice: 'Your choice',
    total: 'Total',
    page: 'Page',
    proof: 'Proof',
    proof_text:
      'This receipt proves that your choice was recorded at the time given. Whoever gets this file can check it on the page “Check a receipt” of Moisson (/verifier). Moisson also keeps its facts, whose SHA-256 fingerprint is:',
    person: 'Beneficiary',
    number_of: 'Employee number',
    company: 'Company',
    campaign: 'Campaign',
    advance: 'Advance already paid, net',
    gross: 'Gross amount',
    due: ['Gross still due', 'Net still due'],
    net: 'Amount net of CSG and CRDS',
    own: 'Amount paid in of your own money',
    days: 'Rest days given',
    day: 'Net value of a day',
    asked: (amount: string, day: string) =>
      `By confirming this choice you asked for ${amount} to be taken off your pay and paid in on ${day}.`,
    asked_days: (days: string, amount: string, day: string) =>
      `By confirming this choice you asked the company to take ${days} off your time-savings account or, without one, off your rest days not taken, and to pay in their net value, ${amount}, on ${day}.`,
    when: 'Choice confirmed on',
    how: 'By',
    channel: {
      web: 'the person, online',
      kiosk: 'the person, at the kiosk',
      other: 'the company, on behalf of the person',
    },
    on_paper: (name: string, day: string) => `${name}, from the paper signed on ${day}`,
    paper_hash: 'SHA-256 fingerprint of the paper',
    not_mine: (until: string) =>
      `This answer was entered for you. If it is not yours, tell the contact below or change it yourself before ${until}.`,
    columns: ['Destination', 'Fund', 'Available', 'Share', 'Amount'],
    destinations: { immediate_payment: 'Payment', pee: 'PEE', percol: 'PER COL' },
    cash_support: 'To your bank account',
    account: (end: string) => `To the account ending in ${end}`,
    profiles: { prudent: 'prudent', balanced: 'balanced', dynamic: 'dynamic' },
    managed: (profile: string) => `Managed, ${profile} profile`,
    now: 'On payment',
    retirement: 'At retirement',
    paid: 'Paid, net',
    taxable: 'Amount to be declared for income tax',
    matched: 'Employer matching (gross\u00a0/\u00a0net)',
    until: (day: string) =>
      `You may change your mind until ${day}: the last choice confirmed counts, and replaces this receipt.`,
    revision: (number: string, day: string) =>
      `This receipt replaces receipt ${number} since ${day}: your choice is the same, its matching has changed.`,
    otherwise: (sentence: string) => `Default choice, without an answer: ${sentence}`,
    contact: 'Contact',
    footer: (number: string) => `Receipt ${number}`,
  },
} as const

/** The receipt as a file: a function of the stored facts, the same bytes whenever it is asked for. */
export async function receiptPdf(receipt: Receipt): Promise<{ name: string; body: Buffer }> {
  const name = `${{ fr: 'recu', en: 'receipt' }[receipt.language]}-${receipt.number}.pdf`
  return { name, body: await printPdf('receipt', receiptPage(receipt)) }
}

/** What the page says, as plain text ready to be set. */
export function receiptPage(receipt: Receipt): object {
  const { language } = receipt
  const say = words[language]
  const money = (cents: number) => euros(cents, language)
  const { estimate, person, contact } = receipt
  const { day_cents } = estimate
  const given =
    day_cents === undefined ? null : { day_cents, days: daysOfAmount(receipt.net_cents, day_cents, language) }
  const ways = [
    ...new Set([contact.name, contact.email, contact.phone && phoneInWords(contact.phone)].filter(Boolean)),
  ].join(', ')
  return {
    language,
    title: say.title,
    subtitle: `${campaignTypeNames[receipt.campaign.type][language]} ${receipt.campaign.year}`,
    issuer: receipt.company.legal_name,
    footer: say.footer(receipt.number),
    words: {
      page: say.page,
      number: say.number,
      choice: say.choice,
      total: say.total,
      proof: say.proof,
      proof_text: say.proof_text,
    },
    number: receipt.number,
    facts: [
      [say.person, `${person.first_name} ${person.last_name}`],
      ...(person.employee_number ? [[say.number_of, person.employee_number]] : []),
      [say.company, `${receipt.company.legal_name} (SIREN ${spaced(receipt.company.siren)})`],
      [say.campaign, receipt.campaign.name],
      ...(receipt.advance ? [[say.advance, money(receipt.advance.net_cents)]] : []),
      ...(given
        ? [
            [say.days, `${given.days} (${money(receipt.net_cents)})`],
            [say.day, money(given.day_cents)],
          ]
        : estimate.own
          ? [[say.own, money(receipt.net_cents)]]
          : [
              [receipt.advance ? say.due[0] : say.gross, money(receipt.gross_cents)],
              [receipt.advance ? say.due[1] : say.net, money(receipt.net_cents)],
            ]),
      [say.when, longInstant(new Date(receipt.submitted_at), language)],
      [
        say.how,
        receipt.channel === 'web' || receipt.channel === 'kiosk'
          ? say.channel[receipt.channel]
          : receipt.on_paper
            ? say.on_paper(receipt.on_paper.entered_by, shortDay(receipt.on_paper.signed_on, language))
            : say.channel.other,
      ],
      ...(receipt.on_paper ? [[say.paper_hash, groupsOf(receipt.on_paper.sha256)]] : []),
    ],
    columns: say.columns,
    lines: receipt.lines.map((line) => ({
      destination: line.destination,
      name: say.destinations[line.destination],
      support: supportOf(line, receipt),
      until: untilOf(line, language),
      share: percent(line.share_bps, language),
      amount: money(line.amount_cents),
    })),
    total: money(receipt.net_cents),
    consequences: [
      ...(estimate.net_cash_cents > 0
        ? [
            [say.paid, money(estimate.net_cash_cents)],
            ...(estimate.like_pay ? [] : [[say.taxable, money(estimate.taxable_cents)]]),
          ]
        : []),
      ...(estimate.abondement_gross_cents > 0
        ? [
            [
              say.matched,
              `${money(estimate.abondement_gross_cents)}\u00a0/\u00a0${money(estimate.abondement_net_cents)}`,
            ],
          ]
        : []),
    ],
    sentences: [
      ...(estimate.own && receipt.net_cents > 0
        ? [
            given
              ? say.asked_days(given.days, money(receipt.net_cents), longDay(estimate.rules_date, language))
              : say.asked(money(receipt.net_cents), longDay(estimate.rules_date, language)),
          ]
        : []),
      ...(estimate.like_pay ? [likePaySentence[language]] : []),
      ...(receipt.revision
        ? [say.revision(receipt.revision.replaces, longInstant(new Date(receipt.revision.at), language))]
        : []),
      ...(receipt.on_paper && receipt.deadline_at
        ? [say.not_mine(longInstant(new Date(receipt.deadline_at), language))]
        : []),
      ...(receipt.deadline_at ? [say.until(longInstant(new Date(receipt.deadline_at), language))] : []),
      ...(receipt.keeping ?? []).map((said) => said[language]),
      // Said once, at the head, of whatever was chosen.
      say.otherwise(afterColon(receipt.if_nothing[language].replace(` ${likePaySentence[language]}`, ''))),
      ...(ways ? [`${say.contact}${colon[language]}${ways}`] : []),
    ],
    hash: hashOf(receipt),
  }
}

/** In groups of eight, so that it breaks on a line and is read aloud. */
const groupsOf = (digest: string) => (digest.match(/.{1,8}/g) ?? []).join(' ')

function supportOf(line: PlacedLine, { language, account_end }: Receipt): string {
  const say = words[language]
  if (line.destination === 'immediate_payment')
    return account_end ? say.account(account_end) : say.cash_support
  return line.management_mode === 'managed'
    ? say.managed(say.profiles[line.managed_profile ?? 'balanced'])
    : (line.fund_name ?? '')
}

function untilOf(line: PlacedLine, language: Language): string {
  const say = words[language]
  if (line.destination === 'immediate_payment') return say.now
  return line.available_on ? shortDay(line.available_on, language) : say.retirement
}
