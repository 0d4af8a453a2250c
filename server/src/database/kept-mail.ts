export type LinkKind =
  | 'sign_in'
  | 'campaign'
  | 'reset_password'
  | 'verify_email'
  | 'recover_email'
  | 'invitation'

/** What a mail says about the link it will carry; the token itself exists only while the mail is made. */
export interface LinkOrder {
  kind: LinkKind
  user_id: string
  /** The address the link is sent to. */
  email: string
  /** The page it leads to, a path of this site. */
  redirect?: string | null
  campaign_id?: string | null
  beneficiary_id?: string | null
  /** The company an invitation opens; none for one that was made before they were told apart. */
  company_id?: string | null
  /** The browser that asked for it, where one did. */
  device?: string | null
}

export type MailState = 'pending' | 'sending' | 'sent' | 'uncertain' | 'failed' | 'bounced' | 'dropped'

/** What every mail may say of its recipient and its link; each kind adds facts of its own. */
export interface MailPayload {
  link?: LinkOrder
  /** The voter whose personal link it carries. */
  vote?: string
  campaign_beneficiary_id?: string
  language?: string | null
  name?: string | null
}

export interface KeptAttachment {
  name: string
  size_bytes: number
}
