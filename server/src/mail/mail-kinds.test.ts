import { expect, test } from 'vitest'
import { legalPages } from '@moisson/core/privacy/legal-pages'
import type { CampaignFacts } from './campaign-facts.ts'
import { htmlOf, textOf } from './letter.ts'
import { withAbondement } from '@moisson/core/choice/consequence'
import { cash, type Line } from '@moisson/core/choice/offer'
import { mails } from './mails.ts'
import { languages } from '@moisson/law/text'
import {
  cashOnly as offer,
  letterOf,
  mailFacts as facts,
  mailPayload as payload,
  placedFacts,
  site,
} from '../testing/mail-examples.ts'

const foot = { publicUrl: site }
test.each([...mails.keys()])(
  '%s says the same in both parts and both languages, with one button at most',
  (kind) => {
    const [french, english] = languages.map((language) => {
      const letter = letterOf(kind, language)
      const [html, text] = [htmlOf(letter, language, foot), textOf(letter, language, foot)]
      for (const written of [letter.subject, letter.preview, letter.title, html, text])
        expect(written).not.toMatch(/undefined|null|NaN|\[object/)
      expect(letter.subject).not.toMatch(/€/)
      expect(letter.subject.length).toBeLessThan(110)
      expect((html.match(/<a\s/g) ?? []).length).toBeLessThanOrEqual(1 + legalPages.length)
      for (const { path } of legalPages)
        for (const part of [html, text])
          expect(part).toContain(`${site}${path}${language === 'en' ? '?lang=en' : ''}`)
      for (const { name } of legalPages) expect(text).toContain(name[language])
      expect(html).not.toMatch(/<img|<link|@import|url\(/)
      return { letter, text }
    })
    expect(french?.letter.subject).not.toBe(english?.letter.subject)
    // French punctuation never starts a line: no plain space before it, none just inside guillemets.
    expect(french?.text.replaceAll(/https?:\S+/g, '')).not.toMatch(/ [;:!?»]|« /)
    expect(french?.text).not.toMatch(/'/)
    // « de » is one word with what follows it: the company is « Les Vergers », the person Anne.
    expect(french?.text).not.toMatch(/\bde (Les |Anne)/)
    expect(english?.text).not.toMatch(/[«»]/)
  },
)

test('where there is nothing to choose, no mail that leaves speaks of a choice', () => {
  const ofChoice =
    /(votre|un|faire mon|voir mon|le) choix|décider|changer d’avis|your choice|a choice|the default|decide|change your mind/i
  for (const kind of ['campaign-opened', 'default-applied', 'choice-receipt'])
    for (const language of languages)
      expect(textOf(letterOf(kind, language), language, foot)).not.toMatch(ofChoice)
  for (const kind of ['campaign-reminder', 'draft-rescue', 'deadline-changed']) {
    const mail = mails.get(kind)
    expect(mail && 'stillDue' in mail && mail.stillDue?.(facts, payload as never)).toBe(false)
  }
})

test('a default with less matching than its plan alone would add says that the year’s ceiling was shared, and not that it is as announced', () => {
  const { person } = placedFacts
  if (!person) throw new Error('nobody')
  const line: Line = { ...cash(90_300), destination: 'pee', management_mode: 'free', fund_id: 'f' }
  const mail = (gross_cents: number) => {
    const lines = withAbondement([line], { pee: { gross_cents, net_cents: gross_cents } })
    const counted = { lines, status: 'default_applied', receipt: null }
    return textOf(
      letterOf('default-applied', 'fr', { ...placedFacts, person: { ...person, counted } }),
      'fr',
      foot,
    )
  }
  // Half of 903,00 €, as the plan says; then what another campaign has left of it.
  expect(mail(45_150)).toContain('s’applique, comme annoncé.')
  expect(mail(45_150)).not.toContain('ont pris une part')
  expect(mail(18_060)).toContain('s’applique.')
  expect(mail(18_060)).toContain('ont pris une part')
})

test('who received everything as an advance reads what was received and what of it is returned, never an amount of nothing', () => {
  const { person } = facts
  if (!person) throw new Error('nobody')
  const received = (advance_net_cents: number) => ({
    ...facts,
    person: { ...person, gross_cents: 0, net_cents: 0, advance_net_cents, share_net_cents: 90_300 },
  })
  const covered = textOf(letterOf('campaign-opened', 'fr', received(90_300)), 'fr', foot)
  expect(covered).toContain('Déjà reçu en avance, net')
  expect(covered).toContain('il ne vous reste rien à recevoir')
  const above = textOf(letterOf('campaign-opened', 'fr', received(100_300)), 'fr', foot)
  expect(above).toContain('1\u202f003,00\u00a0€')
  expect(above).toContain('100,00\u00a0€ sont à restituer')
  for (const text of [covered, above]) {
    expect(text).not.toMatch(/(?<!\d)0,00/)
    expect(text).toContain('Voir ma fiche individuelle')
  }
  const reminder = mails.get('campaign-reminder')
  const asked = { ...received(90_300), campaign: { ...facts.campaign, offer: { ...offer, plans: [] } } }
  expect(reminder && 'stillDue' in reminder && reminder.stillDue?.(asked, payload as never)).toBe(false)
})

test('who has no share reads that the advance is to be returned, by pay or, for who left, otherwise', () => {
  const { person } = facts
  if (!person) throw new Error('nobody')
  const none = { gross_cents: 0, net_cents: 0, share_net_cents: 0, advance_net_cents: 45_150 }
  const about = { ...facts, person: { ...person, ...none, engagement_state: 'excluded' as const } }
  const text = textOf(letterOf('advance-to-return', 'fr', about), 'fr', foot)
  expect(text).toContain('Vous n’avez pas de part\u00a0; 451,50\u00a0€ sont à restituer')
  expect(text).toContain('si vous l’avez quittée, elle vous dira comment')
  expect(text).not.toMatch(/(?<!\d)0,00/)
  const kind = mails.get('advance-to-return')
  const due = (one: CampaignFacts) => kind && 'stillDue' in kind && kind.stillDue?.(one, payload as never)
  expect([due(about), due(facts)]).toEqual([true, false])
})

test('an advance set right tells what was recorded, what stands and why', () => {
  const { person } = facts
  if (!person) throw new Error('nobody')
  const told = (advance_net_cents: number, before: number) => {
    const none = { gross_cents: 0, net_cents: 0, share_net_cents: 0, advance_net_cents }
    const about = { ...facts, person: { ...person, ...none, engagement_state: 'excluded' as const } }
    const correction = { advance_net_cents: before, reason: 'Compté deux fois' }
    const kind = mails.get('advance-to-return')
    const due = kind && 'stillDue' in kind && kind.stillDue?.(about, { correction } as never)
    const letter = letterOf('advance-to-return', 'fr', about, { correction })
    return { due, subject: letter.subject, text: textOf(letter, 'fr', foot) }
  }
  const lower = told(45_150, 90_300)
  expect(lower.text).toContain('était de 903,00\u00a0€ nets\u00a0; elle est maintenant de 451,50\u00a0€')
  expect(lower.text).toContain('451,50\u00a0€ sont à restituer')
  const nothing = told(0, 90_300)
  expect(nothing).toMatchObject({ due: true, subject: expect.stringContaining('rien à restituer') as string })
  expect(nothing.text).toContain('elle ne l’est plus. Vous n’avez rien à restituer.')
  // Nothing was recorded before: it is told as it would have been at the opening.
  expect(told(45_150, 0).text).toContain('vous a versé une avance')
  for (const { text } of [lower, nothing]) expect(text).toContain('Compté deux fois')
})

test('an unfinished draft is told what remains, and is not offered for confirmation', () => {
  const { person } = facts
  if (!person) throw new Error('nobody')
  const half = { ...facts, person: { ...person, draft: [cash(50_000)] } }
  const [unfinished, finished] = [half, facts].map((about) =>
    textOf(letterOf('draft-rescue', 'fr', about), 'fr', foot),
  )
  expect(unfinished).toContain('Il reste 403,00\u00a0€ à répartir')
  expect(unfinished).toContain('Terminer mon choix')
  expect(unfinished).not.toContain('Valider ce choix')
  expect(finished).toContain('Valider ce choix')
  expect(finished).not.toContain('Il reste')
})

test('the contact is called only where there is a telephone, and the subject names the campaign', () => {
  expect(textOf(letterOf('campaign-opened', 'fr'), 'fr', foot)).not.toMatch(/appelez/i)
  const reached = { ...facts, campaign: { ...facts.campaign, contact_phone: '01 99 00 00 00' } }
  expect(textOf(letterOf('campaign-opened', 'fr', reached), 'fr', foot)).toContain('Écrivez ou appelez')
  expect(letterOf('campaign-opened', 'fr').subject).toContain('Campagne de printemps 2025')
})

test('a subject tells one year, and the company’s own words stand after the way in', () => {
  const of = (name: string) =>
    letterOf('campaign-opened', 'fr', { ...facts, campaign: { ...facts.campaign, name } })
  expect(of('Intéressement 2026').subject).toMatch(/^Intéressement 2026\u00a0: /)
  expect(of('Intéressement').subject).toMatch(/^Intéressement 2025\u00a0: /)
  const kinds = letterOf('campaign-opened', 'fr').blocks.map(({ kind }) => kind)
  expect(kinds.indexOf('button')).toBeLessThan(kinds.indexOf('quote'))
})

test('whoever is to control a campaign is led to where it is done, in every company or in none', () => {
  const { id, company_id } = facts.campaign
  expect(letterOf('campaign-submitted', 'fr').blocks).toContainEqual({
    kind: 'button',
    label: 'Contrôler la campagne',
    url: `${site}/admin/dashboard?company=${company_id}&review=${id}`,
  })
})
