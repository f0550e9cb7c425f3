import type { Limit } from '../kernel/attempts.ts'

/** Five logins in 15 minutes for one address and one login (HOLE-A39). */
export function loginLimit(address: string, login: string): Limit {
  return { key: `login:${address}:${login.trim().toLowerCase()}`, times: 5, minutes: 15 }
}

/** Ten registrations an hour for one address (HOLE-A38). */
export function signupLimit(address: string): Limit {
  return { key: `signup:${address}`, times: 10, minutes: 60 }
}

/** Ten reset mails an hour for one address. */
export function forgotLimit(address: string): Limit {
  return { key: `forgot:${address}`, times: 10, minutes: 60 }
}

/** Ten new passwords an hour for one address. */
export function resetLimit(address: string): Limit {
  return { key: `reset:${address}`, times: 10, minutes: 60 }
}
