import { forgetDrafts } from '../../kit/draft/forgetDrafts.ts'
import { api } from '../api.ts'
import { forgetOpened } from '../search/forgetOpened.ts'
import { leaveSession } from './leaveSession.ts'

/** Ends somebody's session and opens the login page. What they opened and typed is gone, too. */
export async function logOut(userId: string, ...how: Parameters<typeof leaveSession>): Promise<void> {
  await api.auth.logout()
  forgetOpened()
  await leaveSession(...how)
  // Once their forms are closed, so that none writes again.
  forgetDrafts(userId, sessionStorage)
}
