import { forgetDrafts } from '../../kit/draft/forgetDrafts.ts'
import { api } from '../api.ts'
import { forgetOpened } from '../search/forgetOpened.ts'
import { leaveSession } from './leaveSession.ts'

/** Ends a user's session and opens the login page. Also forgets what they opened and typed. */
export async function logOut(userId: string, ...how: Parameters<typeof leaveSession>): Promise<void> {
  await api.auth.logout()
  forgetOpened()
  await leaveSession(...how)
  // Only after their forms have closed, so that none writes again.
  forgetDrafts(userId, sessionStorage)
}
