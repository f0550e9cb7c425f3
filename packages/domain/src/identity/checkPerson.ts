import { type Checked, checkFields, decided, filled } from '../checked.ts'
import { checkLogin, checkPassword } from './credentials.ts'

/** The fields of a person's form that are checked; omitted fields don't change. */
export interface PersonFields {
  email?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  password?: string | undefined
}

/** The form of a user, an invite or a registration, or all its errors. */
export function checkPerson<Form extends PersonFields>(person: Form, mayBeUsername = false): Checked<Form> {
  const { firstName, lastName, email, password } = person
  return checkFields(person, {
    ...(firstName !== undefined && { firstName: filled('firstName', firstName, 'first_name_required') }),
    ...(lastName !== undefined && { lastName: filled('lastName', lastName, 'last_name_required') }),
    ...(email !== undefined && { email: decided('email', checkLogin(email, mayBeUsername)) }),
    ...(password !== undefined && { password: decided('password', checkPassword(password, email ?? '')) }),
  })
}
