import { type Invite, PersonInput, type User } from '@tourdesk/contract/identity/users'
import { type Role, roles } from '@tourdesk/domain/access/roles'
import { ok } from '@tourdesk/domain/decision'
import { membershipStatuses } from '@tourdesk/domain/identity/vocabulary'
import { z } from 'zod'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

const Fields = PersonInput.extend({
  role: z.enum(roles).nullable().default(null),
  status: z.enum(membershipStatuses).default('PENDING'),
})
export type PersonValues = FormValues<typeof Fields>

/** The fields of a person. The rules depend on who is edited, so they're checked on saving. */
export const personFields = contractForm(Fields, ok)

/** Initial values; a password is never shown. */
export function valuesOf(person: User | Invite | null): PersonValues {
  if (!person) return personFields.valuesOf(null)
  const status = person.kind === 'user' ? person.status : 'PENDING'
  return personFields.valuesOf({ ...person, status, password: '' })
}

/** The body of a user update: everything with all memberships, or only the user's own names and phone. */
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
