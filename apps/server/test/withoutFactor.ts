import type { CurrentUser, Entered } from '@tourdesk/contract/identity/identity'

/** The user after a sign-in that didn't ask for a second factor. */
export async function withoutFactor(entering: Promise<Entered>): Promise<CurrentUser> {
  const entered = await entering
  if ('secondFactor' in entered) throw new Error('The sign-in asked for a second factor.')
  return entered
}
