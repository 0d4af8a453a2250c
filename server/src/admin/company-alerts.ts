import { interestAfter } from '@moisson/core/campaign/has-legal-day'
import { parisDay } from '@moisson/law/paris-time'
import type { PortfolioCampaign, PortfolioRow } from './portfolio-store.ts'
import type { Language } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'

interface Alert {
  code: string
  message: string
  campaign_id?: string
}

const soonMs = 3 * 86_400_000

/** What waits for somebody in a company, the most pressing first. */
export function alertsOf(row: PortfolioRow, now: Date, language: Language): Alert[] {
  const alerts = row.campaigns.flatMap((campaign) => {
    const found = alertOf(campaign, now)
    return found
      ? [{ code: found.code, message: found[language], campaign_id: campaign.id, rank: found.rank }]
      : []
  })
  if (!row.has_admin)
    alerts.push({
      rank: 5,
      campaign_id: '',
      ...(row.invited_at ? invited(row.invited_at) : nobody)(language),
    })
  return alerts
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ code, message, campaign_id }) => ({ code, message, ...(campaign_id ? { campaign_id } : {}) }))
}

const nobody = (language: Language) => ({
  code: 'no_admin',
  message: { fr: 'Personne n’administre encore la société.', en: 'Nobody administers the company yet.' }[
    language
  ],
})

/** Somebody was asked and has not answered yet. */
const invited = (at: Date) => (language: Language) => {
  const day = mediumDay(parisDay(at.toISOString()), language)
  return {
    code: 'admin_invited',
    message: {
      fr: `Invitation envoyée le ${day}, pas encore acceptée.`,
      en: `Invitation sent on ${day}, not accepted yet.`,
    }[language],
  }
}

function alertOf(campaign: PortfolioCampaign, now: Date) {
  const { name, state } = campaign
  const limit = interestAfter(campaign)
  if (limit !== null && limit < parisDay(now.toISOString()) && state !== 'completed')
    return {
      rank: 0,
      code: 'payment_late',
      fr: `«\u00a0${name}\u00a0»\u00a0: le dernier jour légal de versement est passé, des intérêts courent.`,
      en: `“${name}”: the last legal day to pay has passed, interest is running.`,
    }
  if (state === 'submitted')
    return campaign.submitted_by_me
      ? {
          rank: 3,
          code: 'waits_for_second_person',
          fr: `«\u00a0${name}\u00a0»\u00a0: vous l’avez transmise, une autre personne doit la valider.`,
          en: `“${name}”: you submitted it, somebody else has to validate it.`,
        }
      : {
          rank: 1,
          code: 'to_validate',
          fr: `«\u00a0${name}\u00a0» attend votre contrôle.`,
          en: `“${name}” waits for your check.`,
        }
  if (
    state === 'open' &&
    campaign.closes_at &&
    new Date(campaign.closes_at).getTime() - now.getTime() < soonMs
  )
    return {
      rank: 2,
      code: 'closes_soon',
      fr: `«\u00a0${name}\u00a0» se clôt bientôt\u00a0: ${campaign.people - campaign.answered} réponse(s) manquent.`,
      en: `“${name}” closes soon: ${campaign.people - campaign.answered} answer(s) missing.`,
    }
  if (state === 'closed' || state === 'correction')
    return {
      rank: 4,
      code: 'to_submit',
      fr: `«\u00a0${name}\u00a0»\u00a0: l’entreprise doit la transmettre au contrôle.`,
      en: `“${name}”: the company has to submit it.`,
    }
  return undefined
}
