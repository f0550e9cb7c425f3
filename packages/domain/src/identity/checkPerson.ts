import type { Issue } from '../decision.ts'
import type { Refusal } from '../refusals.ts'
import { loginRefusal, passwordRefusal } from './credentials.ts'

/** The fields of a person's form that can be wrong; a field that is left out stays as it is. */
export interface PersonFields {
  email?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  password?: string | undefined
}

/** Everything wrong with the form of a user, an invite or a registration (USR-30, USR-31, USR-33, AUTH-21, HOLE-A36). */
export function checkPerson(person: PersonFields, mayBeUsername = false): Issue[] {
  return [
    ...issue('firstName', person.firstName?.trim() === '' ? 'first_name_required' : null),
    ...issue('lastName', person.lastName?.trim() === '' ? 'last_name_required' : null),
    ...issue('email', person.email === undefined ? null : loginRefusal(person.email, mayBeUsername)),
    ...issue('password', person.password === undefined ? null : passwordRefusal(person.password)),
  ]
}

function issue(field: string, code: Refusal | null): Issue[] {
  return code ? [{ field, code }] : []
}
