import { letterCodeInGroups } from '@moisson/core/campaign/letter-code'
import { mayPlace, openDestinations } from '@moisson/core/choice/offer'
import { euros } from '@moisson/law/words/figures'
import { longDay } from '@moisson/law/words/days'
import { longInstant } from '@moisson/law/words/instants'
import type { MyFile } from '../choice/choosing-file.ts'
import { noticePage } from '../choice/notice-pdf.ts'
import { squareCode } from '../print/square-code.ts'

export interface LetterGiven {
  file: MyFile
  code: string
  publicUrl: string
  /** Where the letter is sent; empty where nothing is known. */
  address: readonly string[]
  establishment: string | null
  printedOn: string
}

/** One letter: a first page that says what to do, then the individual notice. In French, as the notice is. */
export function letterPage({
  file,
  code,
  publicUrl,
  address,
  establishment,
  printedOn,
}: LetterGiven): object {
  const { campaign, enrolment, company, person } = file
  const site = publicUrl.replace(/^https?:\/\//, '')
  const notice = noticePage(dated(file)) as {
    title: string
    sections: { title: string; sentences: string[] }[]
  }
  const silence = notice.sections.find(({ title }) => title === 'Si vous ne répondez pas')
  return {
    issuer: company.legal_name,
    footer: `${company.legal_name}, SIREN ${company.siren}`,
    name: `${enrolment.first_name} ${enrolment.last_name}`,
    number: enrolment.employee_number,
    establishment,
    address,
    day: longDay(printedOn, 'fr'),
    title: `${campaign.name}\u00a0: ${euros(person.net_cents, 'fr')} à décider`,
    intro: mayPlace(openDestinations(file.offer))
      ? `Vous avez ${euros(person.net_cents, 'fr')}. Vous choisissez de les recevoir, de les placer, ou de partager entre les deux.`
      : `Vous avez ${euros(person.net_cents, 'fr')}. Cette lettre dit comment ils sont calculés et quand ils sont versés.`,
    deadline: deadlineRule(file),
    silence: silence?.sentences[0] ?? '',
    steps: [
      `Avec un téléphone\u00a0: visez le carré avec l’appareil photo.`,
      `Avec un ordinateur\u00a0: ouvrez ${site}/code et tapez votre code.`,
      `Sans l’un ni l’autre\u00a0: utilisez la borne de l’entreprise s’il y en a une (${site}/kiosque), ou remettez votre choix signé au service RH, qui le saisit et garde votre feuille.`,
    ],
    code: letterCodeInGroups(code),
    code_help:
      'Ce code est personnel. Il ouvre votre choix jusqu’à la fin de votre délai\u00a0; ne le donnez à personne. Si vous le perdez, demandez une nouvelle lettre\u00a0: l’ancien code ne marche plus.',
    // After « # »: a browser sends that part to nobody.
    square: squareCode(`${publicUrl}/code#${code}`),
    square_alt: `Code à scanner\u00a0: ${site}/code`,
    contact: contactOf(file),
    notice,
  }
}

/** The notice of somebody not informed yet promises no day: theirs is not known. */
const dated = (file: MyFile): MyFile =>
  file.enrolment.informed_on === null
    ? { ...file, enrolment: { ...file.enrolment, deadline_at: null } }
    : file

/** How long there is to answer: a day where it is known, else how it is counted. */
function deadlineRule({ campaign, enrolment }: MyFile): string {
  if (enrolment.informed_on !== null && enrolment.deadline_at !== null)
    return `Vous pouvez répondre jusqu’au ${longInstant(enrolment.deadline_at, 'fr')}, heure de Paris.`
  const { presumption_days: presumed, response_days: days } = campaign
  const from =
    presumed === 0
      ? 'le jour où cette lettre vous est remise'
      : `${presumed} jour${presumed > 1 ? 's' : ''} après le jour où cette lettre vous est remise`
  return `Vous êtes réputé informé ${from}, ou dès que vous utilisez votre code si c’est plus tôt. Vous avez alors ${days} jours pleins pour répondre, jusqu’à minuit le dernier jour. La date exacte s’affiche dès que vous entrez votre code.`
}

function contactOf({ campaign }: MyFile): string | null {
  const ways = [campaign.contact_name, campaign.contact_phone, campaign.contact_email].filter(Boolean)
  return ways.length > 0 ? `Une question\u00a0? ${ways.join(', ')}` : null
}
