import type { Output } from '@moisson/contract/call'
import type { previewCampaign } from '@moisson/contract/choice'
import { daysOfAmount } from '@moisson/core/choice/half-days'
import { messageFor } from '@moisson/core/campaign/message-for'
import { Clock, HelpCircle, ShieldQuestionMark } from 'lucide-react'
import { StepsPanel } from '../../../../kit/steps-panel.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ScrollBox } from '../../../../kit/scroll-box.tsx'
import { tabWords } from './tab-words.ts'
import { parisDay } from '@moisson/law/paris-time'

type Preview = Output<typeof previewCampaign>

/** The first screen of a beneficiary inside a phone, with that person's own amounts. */
export function PhonePreview({ preview, presumptionDays }: { preview: Preview; presumptionDays: number }) {
  const { preview: words } = useWords(tabWords)
  const { language, money, mediumDay, text } = useFormat()
  const { campaign, profile } = preview
  const { room_cents, day_cents } = campaign
  const most = money(room_cents ?? campaign.net_cents)
  const [title, figure, note] =
    room_cents === null
      ? [words.hello, most, words.net]
      : day_cents === null
        ? [words.atMost, most, words.ownMoney]
        : [words.daysAtMost, daysOfAmount(room_cents, day_cents, language), words.ofDays(most)]
  const message = messageFor(campaign, language)
  const policy = campaign.draft_policy === 'honour_complete_draft' ? 'honour_complete_draft' : 'ignore_draft'
  return (
    <section aria-labelledby="phone-title" className="justify-self-center lg:justify-self-start">
      <h3 id="phone-title" className="mb-3 font-semibold">
        {words.phone}
      </h3>
      <div className="w-[min(22.5rem,calc(100vw-2rem))] rounded-[2.75rem] bg-neutral-900 p-3 shadow-lift">
        <ScrollBox
          label={words.phone}
          className="h-[42rem] overflow-y-auto overscroll-contain rounded-[2.1rem] bg-neutral-50 outline-offset-[-6px]"
        >
          <div aria-hidden className="sticky top-0 z-10 flex justify-center bg-neutral-50 pt-2.5 pb-2">
            <span className="h-5 w-24 rounded-full bg-neutral-900" />
          </div>
          <div className="grid gap-4 px-4 pb-8">
            <div>
              <p className="text-sm text-neutral-600">{campaign.company.legal_name}</p>
              <p className="font-semibold text-neutral-950">{campaign.name}</p>
            </div>
            <div className="rounded-2xl bg-primary-800 px-5 py-5 text-white">
              <p className="text-primary-100">{title}</p>
              <p className="tabular mt-1 text-4xl font-semibold tracking-tight">{figure}</p>
              <p className="text-sm text-primary-100">{note}</p>
              <p className="mt-4 flex items-center gap-2 border-t border-white/20 pt-3 text-sm">
                <Clock aria-hidden className="size-4" />
                {campaign.deadline_at
                  ? words.answerBy(mediumDay(parisDay(campaign.deadline_at)))
                  : words.answerDays(presumptionDays)}
              </p>
            </div>
            <div className="rounded-2xl bg-amber-50 px-4 py-3.5 ring-1 ring-amber-200">
              <p className="flex items-center gap-2 font-medium text-amber-950">
                <ShieldQuestionMark aria-hidden className="size-4 shrink-0" />
                {words.ifNothing}
              </p>
              <p className="mt-1 text-sm text-pretty text-neutral-800">
                {text(profile.default_preview.sentence)}
              </p>
              <p className="mt-1.5 text-sm text-pretty text-neutral-700">{words.draftRule[policy]}</p>
            </div>
            <ul className="grid gap-2.5">
              {profile.quick_choices.map(({ mode, estimate }) => (
                <li key={mode} className="rounded-2xl border border-neutral-300 bg-white px-4 py-3">
                  <p className="font-medium text-neutral-950">{words.ways[mode]}</p>
                  <p className="tabular text-sm text-neutral-700">
                    {[
                      estimate.net_cash_cents > 0 && words.today(money(estimate.net_cash_cents)),
                      estimate.pee_cents + estimate.percol_cents > 0 &&
                        words.placed(money(estimate.pee_cents + estimate.percol_cents)),
                      estimate.abondement_net_cents > 0 && words.plus(money(estimate.abondement_net_cents)),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
            {message && (
              <div lang={message.language}>
                {message.title && <p className="font-medium text-neutral-950">{message.title}</p>}
                <p className="text-sm text-pretty whitespace-pre-line text-neutral-800">{message.body}</p>
              </div>
            )}
            <StepsPanel steps={profile.calculation.steps} />
            {campaign.contact.name && (
              <p className="flex items-start gap-2 text-sm text-neutral-700">
                <HelpCircle aria-hidden className="mt-0.5 size-4 shrink-0" />
                <span>
                  {words.question} {campaign.contact.name}
                  <span className="block">{campaign.contact.email ?? campaign.contact.phone}</span>
                </span>
              </p>
            )}
          </div>
        </ScrollBox>
      </div>
    </section>
  )
}
