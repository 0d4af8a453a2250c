import { previewCampaign } from '@moisson/contract/choice'
import { campaignTypeFacts, isOwnMoney } from '@moisson/core/campaign/type-facts'
import { yearOf } from '@moisson/core/abondement/account'
import { keeperColumns, keepersKept } from '@moisson/core/keeper/keepers-of'
import { withoutOpenChoices } from '../abondement/without-open-choices.ts'
import { campaignIn, type CampaignRow } from '../campaign/campaign-store.ts'
import { checksIn, surroundingsOf } from '../campaign/campaign-surroundings.ts'
import { rulesIn } from '../campaign/rules-of.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { factsFrom } from './campaign-facts.ts'
import { campaignOpened } from './campaign-opened.ts'
import { htmlOf, textOf } from './letter.ts'
import { campaignDetails, profileView } from '../choice/campaign-for-person.ts'
import { abondementFacts } from '../choice/abondement-facts.ts'
import { choosingIn } from '../choice/choosing-file.ts'
import { plain } from '../database/run-statement.ts'

/** What one of the people will read, in the caller's language, from the rules as they stand; nothing is recorded. */
export const handlePreviewCampaign = handle(
  previewCampaign,
  async ({ tx, companyId, input, language, now, refuse, services }) => {
    const campaign = await campaignIn(tx, companyId, input.path.id)
    // What people pay in of their own has no envelope before their answers: what they may pay in is computed all the same.
    if (isOwnMoney(campaign.type) ? campaign.calculation === null : campaign.envelope_gross_cents === null)
      // Where nobody decides an envelope, it is found with the shares.
      throw refuse(
        campaignTypeFacts[campaign.type].envelope === 'decided'
          ? 'envelope_missing'
          : 'shares_not_calculated',
      )
    const enrolment = await someone(tx, campaign, input.query.bid)
    if (!enrolment) throw input.query.bid ? notFound() : refuse('nobody_entitled')
    const company = await tx
      .selectFrom('company')
      .select(['id', 'legal_name', 'siren', 'logo_url', ...keeperColumns])
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow()
    const around = campaign.state === 'draft' ? await surroundingsOf(tx, companyId, [campaign], now) : null
    const rules = {
      ...(await rulesIn(tx, campaign)),
      // What the launch would warn of is already read as people will read it.
      ...(around && {
        reasons: checksIn(campaign, around, now).warnings.map((one) => ({ ...one, reason: '' })),
      }),
    }
    const chosen = await choosingIn(plain(tx), campaign, enrolment, rules)
    const { offer } = chosen
    const { beneficiary_id } = enrolment
    const asked = { beneficiary_id, year: yearOf(offer.payment_day), campaign_id: campaign.id }
    const person = await withoutOpenChoices(plain(tx), chosen.person, asked)
    const file = {
      campaign,
      enrolment,
      company: { ...company, ...keepersKept(campaign.keepers, company) },
      rules,
      offer,
      person,
      now,
    }
    const matching = await abondementFacts(plain(tx), file, true)
    const { publicUrl } = services.config
    const foot = { publicUrl, company: company.legal_name }
    const letter = campaignOpened.render(
      {},
      {
        language,
        name: enrolment.first_name,
        publicUrl,
        link: `${publicUrl}/login`,
        now,
        facts: factsFrom(file, matching.awaited),
      },
    )
    return {
      campaign: campaignDetails(file, { choice_status: 'empty', receipt_language: null, asked_cents: null }),
      profile: profileView(file, null, matching, language),
      mail: {
        subject: letter.subject,
        text: textOf(letter, language, foot),
        html: htmlOf(letter, language, foot),
      },
    }
  },
)

/** The person asked for, else the first one with an amount. */
async function someone(tx: Tx, campaign: CampaignRow, bid: string | undefined) {
  const query = tx
    .selectFrom('campaign_beneficiary')
    .selectAll()
    .where('campaign_id', '=', campaign.id)
    .where('engagement_state', '<>', 'excluded')
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
  if (!bid)
    return query
      .where((eb) => eb.or([eb('gross_cents', '>', 0), eb('decides', '=', true)]))
      .executeTakeFirst()
  if (!/^[0-9a-f-]{36}$/i.test(bid)) return undefined
  return query.where((eb) => eb.or([eb('id', '=', bid), eb('beneficiary_id', '=', bid)])).executeTakeFirst()
}
