import { say, type Text } from '@moisson/law/text'
import type { CompanyRole } from '../vocabulary.ts'

/** What each role of a company is called, and what it lets one do, for who gives it and who gets it. */
export const companyRoleNames: Readonly<Record<CompanyRole, { name: Text; body: Text }>> = {
  owner: {
    name: say('Responsable', 'Owner'),
    body: say(
      'Tout faire, y compris inviter et retirer des accès.',
      'Do everything, inviting people and taking access away included.',
    ),
  },
  editor: {
    name: say('Gestionnaire RH', 'HR editor'),
    body: say(
      'Mener les campagnes et tenir la fiche, sans toucher aux accès.',
      'Run the campaigns and keep the file, without touching who has access.',
    ),
  },
  payroll: {
    name: say('Gestionnaire de paie', 'Payroll manager'),
    body: say(
      'Importer les personnes, lire les parts, prendre les exports de paie, préparer les versements.',
      'Import people, read shares, take the payroll exports, prepare the payments.',
    ),
  },
  accountant: {
    name: say('Expert-comptable', 'Accountant'),
    body: say(
      'Lire les montants et les écritures, noter les versements, déposer des documents ; rien sur les fiches des personnes.',
      'Read amounts and entries, record payments, add documents; nothing on people’s files.',
    ),
  },
  cse: {
    name: say('Membre du CSE', 'Works council member'),
    body: say(
      'Lire les totaux des campagnes lancées et les documents adressés au CSE ; rien sur une personne.',
      'Read the totals of launched campaigns and the documents addressed to the works council; nothing about a person.',
    ),
  },
  viewer: {
    name: say('Lecture seule', 'Read only'),
    body: say(
      'Tout lire de la société, sans rien modifier ni prendre de fichier qui nomme des personnes.',
      'Read everything of the company, without changing anything or taking files that name people.',
    ),
  },
}
