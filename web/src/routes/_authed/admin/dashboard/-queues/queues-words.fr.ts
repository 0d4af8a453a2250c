import kit from '../../../../../words/kit.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  kinds: {
    steps_to_review: 'Étapes à relire',
    campaigns_to_control: 'Campagnes à contrôler',
    documents_to_accept: 'Documents à accepter',
    users_to_activate: 'Comptes à activer, invitations expirées',
    companies_without_owner: 'Sociétés sans personne responsable',
    guide_opinions: 'Avis de lecteurs du guide',
    failed_imports: 'Imports en échec',
    failed_mails: 'E-mails non remis',
  },
  empty: {
    steps_to_review: 'Aucune étape n’attend votre relecture.',
    campaigns_to_control: 'Aucune campagne n’attend votre contrôle.',
    documents_to_accept: 'Aucun document n’attend d’être accepté.',
    users_to_activate: 'Chaque compte est actif, aucune invitation n’a expiré.',
    companies_without_owner: 'Chaque société a une personne responsable active.',
    guide_opinions: 'Aucun avis écrit n’attend.',
    failed_imports: 'Tous les fichiers déposés ont été lus.',
    failed_mails: 'Tous les e-mails sont partis.',
  },
  oldest: (when: string) => `la plus ancienne ${when}`,
  open: kit.open,
  openOne: (what: string) => `Ouvrir ${what}`,
  more: (count: number) => pluriel(count, 'Et # autre', 'Et # autres'),
}
