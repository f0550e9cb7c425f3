import type { Role } from '@tourdesk/domain/access/roles'
import type { Invoicing, LimitAction, StatementBasis } from '@tourdesk/domain/agencies/vocabulary'
import type { AgencyWish } from '@tourdesk/domain/messages/agencyWish'
import type { MessageLanguage } from '@tourdesk/domain/messages/vocabulary'
import type { Cents } from '@tourdesk/domain/money'
import type { Generated, GeneratedAlways } from 'kysely'

export interface Accounts {
  id: string
  is_main: Generated<boolean>
  name: string
  status: 'ACTIVE' | 'PENDING' | 'INACTIVE'
  logo: string | null
  mobile_phone: Generated<string>
  /** Percent, 0 to 100. */
  commission_rate: Generated<number>
  hashavshevet_agency_key: Generated<string>
  leave_site_msg: Generated<string>
  does_include_affiliation: Generated<boolean>
  daily_tours_only: Generated<boolean>
  does_allow_payment_to_agency: Generated<boolean>
  allow_private_group: Generated<boolean>
  api_key: string
  /** Which messages we may send to its customers, and who gets them instead. */
  messages_to_customers: Generated<AgencyWish>
  contact_email: Generated<string>
  /** The language of messages to the agency itself. */
  document_language: Generated<MessageLanguage>
  /** The highest amount it may owe, in US cents; null for no limit. */
  credit_limit_cents: Cents | null
  at_limit: Generated<LimitAction>
  /** Its limit is 0. */
  is_prepaid: Generated<boolean>
  /** A prepaid agency is pointed out below this balance, in US cents; null for never. */
  warn_below_cents: Cents | null
  statement_basis: Generated<StatementBasis>
  payment_days: Generated<number>
  invoicing: Generated<Invoicing>
  /** The number of an Israeli dealer; empty for none. */
  tax_id: Generated<string>
  /** Its own payment policy. */
  payment_policy_id: string | null
  /** The text that global search looks in: name and phone, a line each. */
  find_text: GeneratedAlways<string>
  prices_updated_at: Date
  created_at: Date
  updated_at: Date
}

export interface Users {
  id: string
  login: string
  first_name: Generated<string>
  last_name: Generated<string>
  mobile_phone: Generated<string>
  /** The text that global search looks in: name, phone and login, a line each. */
  find_text: GeneratedAlways<string>
  password_hash: string
  /** When the user proved the login (see `isProven` in the domain). */
  proven_at: Date | null
  is_super: Generated<boolean>
  sender_id: string | null
  last_account_id: string | null
  /** When the second factor was set up. */
  second_factor_at: Date | null
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}

export interface Memberships {
  id: string
  user_id: string
  account_id: string
  role: Role
  status: 'ACTIVE' | 'INACTIVE'
  created_at: Date
  /** When they got this role, or began to work there again; null if when they joined. */
  role_since: Date | null
}

/** An account's demands. */
export interface SecurityRules {
  account_id: string
  /** Since when owners and super users need a second factor. */
  owners_since: Date | null
  /** Since when everyone does. */
  everyone_since: Date | null
  idle_minutes: number | null
  updated_at: Date
}

export interface Invites {
  id: string
  account_id: string
  sender_id: string | null
  email: string
  first_name: Generated<string>
  last_name: Generated<string>
  mobile_phone: Generated<string>
  role: Role
  status: 'PENDING' | 'ACCEPTED' | 'EXPIRED'
  /** The hash of the token in its link; null for older links, which have a signed token. */
  token_hash: Buffer | null
  created_at: Date
  expires_at: Date
}

export interface Sessions {
  id: string
  user_id: string
  account_id: string | null
  browser_id: string | null
  is_remembered: boolean
  /** The browser's User-Agent. */
  device: Generated<string>
  /** The range of addresses it signed in from. */
  address: Generated<string>
  created_at: Date
  last_used_at: Date
  /** When the person last proved who they are, with every factor they have. */
  confirmed_at: Date | null
  expires_at: Date
  revoked_at: Date | null
}

export interface KnownBrowsers {
  id: string
  user_id: string
  token_hash: Buffer
  /** Until when this browser skips the second factor. */
  trusted_until: Date | null
  created_at: Date
  last_used_at: Date
}

export interface TotpSecrets {
  user_id: string
  /** Encrypted; null until the first app has shown a code. */
  secret: Buffer | null
  /** The secret of an app that hasn't shown its first code yet. */
  pending: Buffer | null
  /** The last 30-second step whose code was used. */
  last_step: number | null
  added_at: Date | null
}

export interface RecoveryCodes {
  user_id: string
  code_hash: Buffer
  created_at: Date
  used_at: Date | null
}

export interface Passkeys {
  id: string
  user_id: string
  credential_id: Buffer
  public_key: Buffer
  /** The number of signatures; 0 for authenticators that don't count. */
  sign_count: number
  transports: string[]
  name: string
  /** False once someone else has set the login or the password. */
  signs_in_alone: boolean
  added_at: Date
  last_used_at: Date | null
}

export interface PasskeyChallenges {
  challenge: string
  purpose: 'add' | 'signIn' | 'confirm'
  /** Null for a sign-in, whose user isn't known yet. */
  user_id: string | null
  expires_at: Date
}

export interface LoginChallenges {
  token_hash: Buffer
  user_id: string
  account_id: string
  tries: Generated<number>
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface RefreshTokens {
  token_hash: Buffer
  session_id: string
  created_at: Date
  used_at: Date | null
}

export interface PasswordResets {
  token_hash: Buffer
  user_id: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}
