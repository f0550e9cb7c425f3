import type { Role } from '@tourdesk/domain/access/roles'
import type { AgencyWish } from '@tourdesk/domain/messages/agencyWish'
import type { MessageLanguage } from '@tourdesk/domain/messages/vocabulary'
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
  /** What it allows us to write to its customers, and who gets that instead. */
  messages_to_customers: Generated<AgencyWish>
  contact_email: Generated<string>
  /** Of messages to the agency itself. */
  document_language: Generated<MessageLanguage>
  /** Its own payment policy. */
  payment_policy_id: string | null
  /** What the search of everything compares: name and phone, each on its line. */
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
  /** What the search of everything compares: name, phone and login, each on its line. */
  find_text: GeneratedAlways<string>
  password_hash: string
  /** When the user proved the login (see `isProven` in the domain). */
  proven_at: Date | null
  is_super: Generated<boolean>
  sender_id: string | null
  last_account_id: string | null
  /** Since when there is a second factor. */
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
  /** Since when this role, or working there again; null if since they joined. */
  role_since: Date | null
}

/** What an account demands of its people. */
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
  /** Of the token in its link; null if that's a signed one, as in links mailed before. */
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
  /** Until then this browser isn't asked for a second factor. */
  trusted_until: Date | null
  created_at: Date
  last_used_at: Date
}

export interface TotpSecrets {
  user_id: string
  /** Encrypted; null until the first app has shown a code. */
  secret: Buffer | null
  /** One that hasn't shown its first code yet. */
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
  /** How often it has signed; 0 for authenticators that don't count. */
  sign_count: number
  transports: string[]
  name: string
  /** False once somebody else has set the login or the password. */
  signs_in_alone: boolean
  added_at: Date
  last_used_at: Date | null
}

export interface PasskeyChallenges {
  challenge: string
  purpose: 'add' | 'signIn' | 'confirm'
  /** Null for a sign-in, which starts before we know whose it is. */
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
