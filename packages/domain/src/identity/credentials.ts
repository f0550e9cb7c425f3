import { isEmail } from '../email.ts'
import type { Refusal } from '../refusals.ts'

/** Fewest characters of a password (CONST-25). */
const passwordLength = 8

/** Why a password cannot be taken, or null (AUTH-21). */
export function passwordRefusal(password: string): Refusal | null {
  if (password === '') return 'password_required'
  return password.length < passwordLength ? 'password_too_short' : null
}

/** Why a text cannot be the address of a mail, or null (AUTH-14, AUTH-15). */
export function emailRefusal(email: string): Refusal | null {
  return isEmail(email.trim()) ? null : 'valid_email_required'
}

/** Why a text cannot be the login of an agent without mail, or null: a username or an email address (HOLE-A57). */
export function usernameRefusal(username: string): Refusal | null {
  const login = username.trim()
  return /^[A-Za-z0-9._-]{3,64}$/.test(login) || isEmail(login) ? null : 'username_invalid'
}

/** Why a text cannot be a user's login, or null: an agent made without an invite may have a username (HOLE-A57). */
export function loginRefusal(login: string, mayBeUsername: boolean): Refusal | null {
  return mayBeUsername ? usernameRefusal(login) : emailRefusal(login)
}
