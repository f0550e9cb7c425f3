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

/** Five mails an hour with the links of one's own invites. */
export function ownInviteLimit(userId: string): Limit {
  return { key: `ownInvite:${userId}`, times: 5, minutes: 60 }
}

/** Thirty logins an hour that one person chooses for others: more would find out who has one here. */
export function chosenLoginLimit(userId: string): Limit {
  return { key: `chosenLogin:${userId}`, times: 30, minutes: 60 }
}

/** Five tries of one's own old password in 15 minutes. */
export function ownPasswordLimit(userId: string): Limit {
  return { key: `ownPassword:${userId}`, times: 5, minutes: 15 }
}

/** Ten new passwords an hour for one address. */
export function resetLimit(address: string): Limit {
  return { key: `reset:${address}`, times: 10, minutes: 60 }
}
