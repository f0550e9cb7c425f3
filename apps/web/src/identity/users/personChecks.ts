import { issuesOf as allIssuesOf } from '@tourdesk/domain/checked'
import type { Issue } from '@tourdesk/domain/decision'
import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import type { PersonField } from '../personMessages.ts'
import type { PersonValues } from './personValues.ts'

/** What is saved: an invite by mail, an agent with username and password, or a user who exists. */
export type Saving = 'invite' | 'agent' | 'user' | 'agentUser'

const needed: Record<Saving, readonly PersonField[]> = {
  invite: ['role', 'firstName', 'lastName', 'email'],
  user: ['role', 'firstName', 'lastName', 'email'],
  agentUser: ['role', 'firstName', 'lastName', 'username'],
  agent: ['firstName', 'lastName', 'username', 'password'],
}

/** The empty fields that block a save, in the order of the form (USR-30, USR-31, HOLE-A31). */
export function missingFields(values: PersonValues, saving: Saving): PersonField[] {
  return needed[saving].filter((field) => !typedIn(values, field)?.trim())
}

/** Everything that blocks a save, field by field. */
export function issuesOf(values: PersonValues, saving: Saving): Issue[] {
  const { password, ...person } = values
  const isAgent = saving === 'agent' || saving === 'agentUser'
  const issues = allIssuesOf(checkPerson(saving === 'agent' ? { ...person, password } : person, isAgent))
  const hasRole = saving === 'agent' || values.role !== null
  return hasRole ? issues : [{ field: 'role', code: 'role_required' }, ...issues]
}

function typedIn(values: PersonValues, field: PersonField): string | null {
  return field === 'username' ? values.email : values[field]
}
