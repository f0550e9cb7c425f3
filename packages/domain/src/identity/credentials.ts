import { type Decision, ok, refuse } from '../decision.ts'
import { isEmail } from '../email.ts'

/** The minimum length of a password. */
const passwordLength = 8

/**
 * A valid password for a login (which may be empty): long enough, not only spaces, and not the login itself.
 */
export function checkPassword(password: string, login: string): Decision<string> {
  if (password.trim() === '') return refuse('password_required')
  if (password.length < passwordLength) return refuse('password_too_short')
  return isSaidBy(login, password) ? refuse('password_is_login') : ok(password)
}

/** True if the password is the login, or the part of an email before its @, in any case. */
function isSaidBy(login: string, password: string): boolean {
  const plain = login.trim().toLowerCase()
  return [plain, plain.split('@')[0]].includes(password.trim().toLowerCase())
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
