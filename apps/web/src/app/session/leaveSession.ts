import type { useNavigate } from '@tanstack/react-router'
import type { ProblemCode } from '@tourdesk/contract/problems/problemTexts'
import { holdDrafts } from '../../kit/draft/useDraft.ts'
import { queryClient } from '../queryClient.ts'
import { enterSession } from '../session.ts'

/** Opens the login page, which says why when there is a reason (AUTH-30, HOLE-A40). */
export async function leaveSession(
  navigate: ReturnType<typeof useNavigate>,
  signedOut?: ProblemCode,
): Promise<void> {
  enterSession(queryClient, null)
  await navigate({
    to: '/login',
    replace: true,
    ignoreBlocker: true,
    ...(signedOut && { state: { signedOut } }),
  })
}

/** The same when the session was lost and not left: what was typed waits for its person. */
export function loseSession(...how: Parameters<typeof leaveSession>): Promise<void> {
  holdDrafts()
  return leaveSession(...how)
}
