import { longDay } from '@moisson/law/words/days'
import type { Language } from '@moisson/law/text'
import { greeting } from './identity-words.ts'
import { easyHeld } from './easy-own-mails.ts'
import { mail } from './mail.ts'
import type { HeldTold } from './told.ts'

/** What became of the sum that a company held for somebody: paid, handed over, or held after all. The amount waits behind the sign-in. */
export const heldSum = mail<HeldTold>({
  kind: 'held-sum',
  easy: easyHeld,
  render(told, { language, name, publicUrl }) {
    const { company_name } = told
    const title = {
      paid: {
        fr: 'La somme conservée pour vous est versée',
        en: 'The sum held for you has been paid',
      },
      deposited: {
        fr: 'La somme conservée pour vous est à la Caisse des dépôts',
        en: 'The sum held for you is with the Caisse des dépôts',
      },
      kept: { fr: 'Une somme vous attend toujours', en: 'A sum still waits for you' },
    }[told.held][language]
    return {
      subject: { fr: `${company_name}\u00a0: ${title}`, en: `${company_name}: ${title}` }[language],
      preview: title,
      title,
      blocks: [
        greeting(name, language),
        { kind: 'text', text: sentence(told, language) },
        {
          kind: 'button',
          label: { fr: 'Voir mon épargne', en: 'See my savings' }[language],
          url: `${publicUrl}/beneficiaire/epargne`,
        },
      ],
    }
  },
})

function sentence({ held, campaign, company_name, on, reference }: HeldTold, language: Language): string {
  const day = on === null ? '' : longDay(on, language)
  return {
    paid: {
      fr: `${company_name} vous a versé le ${day} ce qu’elle conservait pour vous au titre de la campagne «\u00a0${campaign}\u00a0».${reference ? ` Référence du paiement\u00a0: ${reference}.` : ''}`,
      en: `On ${day} ${company_name} paid you what it held for you from the campaign “${campaign}”.${reference ? ` Payment reference: ${reference}.` : ''}`,
    },
    deposited: {
      fr: `${company_name} a remis le ${day} à la Caisse des dépôts ce qu’elle conservait pour vous au titre de la campagne «\u00a0${campaign}\u00a0». C’est là que vous pouvez le réclamer, avec cette référence\u00a0: ${reference ?? ''}.`,
      en: `On ${day} ${company_name} handed to the Caisse des dépôts what it held for you from the campaign “${campaign}”. You can claim it there, with this reference: ${reference ?? ''}.`,
    },
    kept: {
      fr: `${company_name} a corrigé ce qu’elle vous avait annoncé\u00a0: elle conserve toujours ce qui vous revient de la campagne «\u00a0${campaign}\u00a0».`,
      en: `${company_name} corrected what it had told you: it still holds what is yours from the campaign “${campaign}”.`,
    },
  }[held][language]
}
