import { type Decision, ok, refuse } from '../decision.ts'
import { isEmail } from '../email.ts'

/** The minimum length of a password. */
const passwordLength = 8

/** A valid password. */
export function checkPassword(password: string): Decision<string> {
  if (password === '') return refuse('password_required')
  return password.length < passwordLength ? refuse('password_too_short') : ok(password)
}

/** A valid email address. */
export function checkEmailLogin(email: string): Decision<string> {
  return isEmail(email.trim()) ? ok(email) : refuse('valid_email_required')
}

/** A valid login of an agent without email: a username or an email address. */
export function checkUsername(username: string): Decision<string> {
  const login = username.trim()
  return /^[A-Za-z0-9._-]{3,64}$/.test(login) || isEmail(login) ? ok(username) : refuse('username_invalid')
}

/** A valid login of a user; an agent created without an invite may have a username. */
export function checkLogin(login: string, mayBeUsername: boolean): Decision<string> {
  return mayBeUsername ? checkUsername(login) : checkEmailLogin(login)
}
