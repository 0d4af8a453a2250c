import { expect, test } from 'vitest'
import { adminInvitation, type InvitationPayload } from './admin-invitation.ts'
import { textOf } from './letter.ts'

const asked: InvitationPayload = {
  company_name: 'Atelier Neuf',
  inviter_name: 'Sophie Girard',
  company_role: 'owner',
  message: null,
  adviser: { name: 'Sophie Girard', email: 'sophie@example.org', phone: '01 23 45 67 89' },
}
const read = (payload: InvitationPayload, language: 'fr' | 'en' = 'fr') =>
  textOf(
    adminInvitation.render(payload, {
      language,
      name: 'Léa',
      link: 'https://moisson.example/x',
      publicUrl: 'https://moisson.example',
      now: new Date('2026-11-23T10:00:00Z'),
    }),
    language,
    { publicUrl: 'https://moisson.example' },
  ).replaceAll(/[\u00a0\u202f]/g, ' ')

test('an invitation says what Moisson is, who invites, who advises, what it costs and what follows', () => {
  const text = read(asked)
  expect(text).toContain('Sophie Girard vous invite dans l’espace d’Atelier Neuf')
  expect(text).toContain('- Moisson : l’outil où l’entreprise prépare')
  expect(text).toContain('- Votre conseiller : Sophie Girard, 01 23 45 67 89, sophie@example.org')
  expect(text).toContain('- Ce que cela coûte : accepter cette invitation ne coûte rien')
  expect(text).toContain('- La suite : cinq questions au plus')
  expect(text).toContain('- Votre rôle : Responsable')
})

test('nobody advises yet: it says so and names no adviser to agree a price with', () => {
  const text = read({ ...asked, adviser: null })
  expect(text).toContain('- Votre conseiller : la société n’en a pas encore')
  expect(text).not.toContain('avec votre conseiller')
  expect(read({ ...asked, company_role: 'payroll' })).not.toContain('cinq questions')
})

test('what the inviter wrote is quoted as theirs, every line of it', () => {
  const text = read({ ...asked, message: 'Cliquez vite.\nCela coûte 1 €.' })
  expect(text).toContain('Son message\n\n    Cliquez vite.\n    Cela coûte 1 €.')
})

test('in English too', () => {
  expect(read(asked, 'en')).toContain('- What it costs: accepting this invitation costs nothing')
})
