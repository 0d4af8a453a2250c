import { companyRoleNames } from '@moisson/core/company/role-names'
import type { CompanyRole } from '@moisson/core/vocabulary'
import type { Language } from '@moisson/law/text'

/** What somebody is in a company, and what that lets them do. */
export const roleRows = (role: CompanyRole, language: Language): (readonly [string, string])[] => [
  [{ fr: 'Votre rôle', en: 'Your role' }[language], companyRoleNames[role].name[language]],
  [{ fr: 'Ce qu’il permet', en: 'What it lets you do' }[language], companyRoleNames[role].body[language]],
]
