import { allOf, type Checked, given, thenMake } from '@tourdesk/domain/checked'
import { ok } from '@tourdesk/domain/decision'
import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import type { PersonField } from '../personMessages.ts'
import type { PersonValues } from './personValues.ts'

/**
 * The kind of person to save: an invite by mail, an agent with username and password, or an existing user.
 */
export type Saving = 'invite' | 'agent' | 'user' | 'agentUser'

const needed: Record<Saving, readonly PersonField[]> = {
  invite: ['role', 'firstName', 'lastName', 'email'],
  user: ['role', 'firstName', 'lastName', 'email'],
  agentUser: ['role', 'firstName', 'lastName', 'username'],
  agent: ['firstName', 'lastName', 'username', 'password'],
}

/** The empty fields that block a save, in the form's order. */
export function missingFields(values: PersonValues, saving: Saving): PersonField[] {
  return needed[saving].filter((field) => !typedIn(values, field)?.trim())
}

/** The values to save, or all errors that block it, by field. */
export function checkValues(values: PersonValues, saving: Saving): Checked<PersonValues> {
  const { password, ...person } = values
  const isAgent = saving === 'agent' || saving === 'agentUser'
  const found = allOf(
    saving === 'agent' ? ok(null) : given('role', values.role, 'role_required'),
    checkPerson(saving === 'agent' ? { ...person, password } : person, isAgent),
  )
  return thenMake(found, () => values)
}

function typedIn(values: PersonValues, field: PersonField): string | null {
  return field === 'username' ? values.email : values[field]
}
