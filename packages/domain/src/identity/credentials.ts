import { type Decision, ok, refuse } from '../decision.ts'
import { isEmail } from '../email.ts'

/** Fewest characters of a password (CONST-25). */
const passwordLength = 8

/** A text that can be a password (AUTH-21). */
export function checkPassword(password: string): Decision<string> {
  if (password === '') return refuse('password_required')
  return password.length < passwordLength ? refuse('password_too_short') : ok(password)
}

/** A text that can be the address of a mail (AUTH-14, AUTH-15). */
export function checkEmailLogin(email: string): Decision<string> {
  return isEmail(email.trim()) ? ok(email) : refuse('valid_email_required')
}

/** A text that can be the login of an agent without mail: a username or an email address (HOLE-A57). */
export function checkUsername(username: string): Decision<string> {
  const login = username.trim()
  return /^[A-Za-z0-9._-]{3,64}$/.test(login) || isEmail(login) ? ok(username) : refuse('username_invalid')
}

/** A text that can be a user's login: an agent made without an invite may have a username (HOLE-A57). */
export function checkLogin(login: string, mayBeUsername: boolean): Decision<string> {
  return mayBeUsername ? checkUsername(login) : checkEmailLogin(login)
}
