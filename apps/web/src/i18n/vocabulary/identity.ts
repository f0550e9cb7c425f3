import type { Role } from '@tourdesk/domain/access/roles'
import type { FactorRule } from '@tourdesk/domain/identity/demands'
import type { FactorState } from '@tourdesk/domain/identity/vocabulary'
import type { Labels } from '../labels.ts'

export const roleLabels: Labels<Role> = {
  en: { OWNER: 'Owner', ADMIN: 'Admin', AGENT: 'Agent', USER: 'User' },
  he: { OWNER: 'בעלים', ADMIN: 'מנהל', AGENT: 'סוכן', USER: 'משתמש' },
}

export const factorStateLabels: Labels<FactorState> = {
  en: { on: 'On', off: 'Off' },
  he: { on: 'פעיל', off: 'כבוי' },
}

/** Statuses of accounts, users and invites. */
export const membershipStatusLabels: Labels<'ACTIVE' | 'INACTIVE' | 'PENDING' | 'REGISTERED'> = {
  en: { ACTIVE: 'ACTIVE', INACTIVE: 'INACTIVE', PENDING: 'PENDING', REGISTERED: 'REGISTERED' },
  he: { ACTIVE: 'פעיל', INACTIVE: 'לא פעיל', PENDING: 'ממתין', REGISTERED: 'רשום' },
}

/** The rules for who needs a second factor in an account. */
export const factorRuleLabels = {
  en: { nobody: 'Nobody', owners: 'Super users and owners', everyone: 'All staff' },
  he: { nobody: 'אף אחד', owners: 'מנהלי־על ובעלים', everyone: 'כל הצוות' },
} satisfies Labels<FactorRule>
