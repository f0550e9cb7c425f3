import type { useNavigate } from '@tanstack/react-router'
import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import { holdDrafts } from '../../kit/draft/useDraft.ts'
import { queryClient } from '../queryClient.ts'
import { enterSession } from '../session.ts'

/** Opens the login page, which shows the reason if there is one. */
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

/** The same for a lost session: keeps what was typed for its user. */
export function loseSession(...how: Parameters<typeof leaveSession>): Promise<void> {
  holdDrafts()
  return leaveSession(...how)
}
