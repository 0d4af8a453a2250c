import { phoneOf } from '@moisson/core/import/parse-identifier'
import { mobileKind } from '@moisson/core/sms/mobile'
import { useWords } from '../words/catalogue.ts'
import { smsWorthWords } from './sms-worth-words.ts'

/** What a text message to this number is worth, where some are to leave; nothing of a French mobile. */
export default function SmsWorth({ mobile }: { mobile: string }) {
  const words = useWords(smsWorthWords)
  const kind = mobileKind(phoneOf(mobile))
  return kind === 'french' ? null : <>{words[kind]}</>
}
