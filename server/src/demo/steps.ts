import type { Tx } from '../database/connect.ts'

/** The loop of a campaign as five steps to click, each as the person whose turn it is. */
export async function demoSteps(tx: Tx) {
  const campaigns = await tx
    .selectFrom('campaign')
    .select(['id', 'state', 'year'])
    .orderBy('created_at')
    .execute()
  const find = (state: string) => campaigns.find((campaign) => campaign.state === state)?.id
  const detail = (id: string | undefined) => (id ? `/campagne/detail-${id}` : '/campagne')
  const validated = find('validated')
  return [
    {
      label: { fr: 'Importer le fichier de paie', en: 'Import the payroll file' },
      href: '/beneficiaires',
      persona: 'company_admin',
      done: false,
    },
    {
      label: { fr: 'Lancer la campagne', en: 'Launch the campaign' },
      href: detail(find('draft')),
      persona: 'company_admin',
      done: false,
    },
    {
      label: { fr: 'Répondre sur son téléphone', en: 'Answer on one’s phone' },
      href: '/beneficiaire',
      persona: 'beneficiary',
      done: false,
    },
    {
      label: { fr: 'Valider à deux', en: 'Validate as the second person' },
      href: detail(find('submitted')),
      persona: 'manager',
      done: false,
    },
    {
      label: { fr: 'Exporter la paie et le teneur', en: 'Export to payroll and keeper' },
      href: validated ? `/campagne/versement-${validated}` : '/campagne',
      persona: 'company_admin',
      done: false,
    },
  ]
}
