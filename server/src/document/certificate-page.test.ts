import { expect, test } from 'vitest'
import type { CampaignType } from '@moisson/core/vocabulary'
import { certificatePage } from './certificate-page.ts'

const line = { gross_cents: 100_000, levies_cents: 9700, net_cents: 90_300 }
const pageOf = (
  type: CampaignType,
  start: string,
  end: string,
  lines = [line],
  more: Partial<Parameters<typeof certificatePage>[0]> = {},
) =>
  JSON.stringify(
    certificatePage({
      company: { legal_name: 'Les Vergers', siren: '000020008' },
      campaign: { name: 'Prime', type, year: 2026, start, end },
      print: 'a'.repeat(64),
      validated_at: '2026-04-01T09:00:00Z',
      validated_by: null,
      envelope_cents: null,
      distributed_cents: 100_000,
      totals: {
        gross_cents: 100_000,
        levies_cents: 9700,
        net_cents: 90_300,
        advance_net_cents: 0,
        paid_cents: 90_300,
        pee_cents: 0,
        percol_cents: 0,
        held_cents: 0,
      },
      lines,
      ...more,
    }),
  )

test('a certificate says how the amounts were really rounded, and of what time they are', () => {
  const bonus = pageOf('ppv', '2026-04-01', '2026-04-01')
  expect(bonus).toContain('versement du 01/04/2026')
  expect(bonus).toContain('arrondi au centime le plus proche, sans regard pour les autres')
  expect(bonus).not.toMatch(/exercice du|reste est le plus grand/)
  const shared = pageOf('participation', '2025-01-01', '2025-12-31')
  expect(shared).toContain('exercice du 01/01/2025 au 31/12/2025')
  expect(shared).toContain('aux parts dont le reste est le plus grand')
})

test('whoever has an amount is counted, as in what the works council reads, and a line without one is told', () => {
  const year = ['interessement', '2025-01-01', '2025-12-31'] as const
  expect(pageOf(...year)).toContain('["Bénéficiaires","1 personne"]')
  const nothing = { gross_cents: 0, levies_cents: 0, net_cents: 0 }
  expect(pageOf(...year, [line, nothing])).toContain(
    '["Bénéficiaires","1 personne, et 1 ligne sans montant"]',
  )
})

test('what was added after the calculation stands beside the envelope that was shared, and later lines say how they were cut', () => {
  const page = pageOf('interessement', '2025-01-01', '2025-12-31', [line], {
    envelope_cents: 100_000,
    envelope_own_cents: 95_000,
    at_rates: 1,
  }).replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(page).toContain(
    '["Enveloppe brute","950,00 €"],["Complément, ajouté après le calcul","50,00 €"],["Montant brut réparti","1 000,00 €"]',
  )
  expect(page).toContain('1 ligne a été calculée ou corrigée après les autres, aux mêmes taux que tous')
  const whole = pageOf('interessement', '2025-01-01', '2025-12-31', [line], { envelope_cents: 100_000 })
  expect(whole).not.toMatch(/Complément|après les autres/)
})
