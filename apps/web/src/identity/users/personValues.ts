import type { Invite, User } from '@tourdesk/contract/identity/users'
import { type Role, roles } from '@tourdesk/domain/access/roles'
import { membershipStatuses } from '@tourdesk/domain/identity/vocabulary'
import { z } from 'zod'

/** What the editor's form holds, whoever is edited; the rules are asked on saving. */
export const PersonValues = z.object({
  role: z.enum(roles).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  /** The username of an agent made without an invite. */
  email: z.string(),
  mobilePhone: z.string(),
  password: z.string(),
  status: z.enum(membershipStatuses),
})
export type PersonValues = z.output<typeof PersonValues>

export function valuesOf(person: User | Invite | null): PersonValues {
  return {
    role: person?.role ?? null,
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    email: person?.email ?? '',
    mobilePhone: person?.mobilePhone ?? '',
    password: '',
    status: person?.kind === 'user' ? person.status : 'PENDING',
  }
}

/** The body that changes a user: the person with all memberships (API-24), or the own names and phone alone. */
export function changeOf(user: User, values: PersonValues, scope: 'all' | 'own') {
  const { firstName, lastName, mobilePhone, email, status } = values
  const own = { firstName, lastName, mobilePhone, updatedAt: user.updatedAt }
  if (scope === 'own') return own
  const role: Role = values.role ?? user.role
  const userAccounts = user.userAccounts.map((entry) =>
    entry.account === user.account._id ? { ...entry, role, status } : entry,
  )
  return { ...own, email, role, status, userAccounts }
}
