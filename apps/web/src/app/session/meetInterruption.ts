import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import { hasUnsaved } from '../../kit/unsaved.ts'
import { api } from '../api.ts'
import { checkSession } from './checkSession.ts'
import { isIdleOver } from './idle/idleClock.ts'
import { interruptions } from './interruptions.ts'
import type { InterruptingCode } from './sendFromPage.ts'

/**
 * Handles a refusal about the session. An expired session opens the login page, unless unsaved work would be
 * lost: then it asks for the password in place.
 * @param leave opens the login page, with the reason
 * @returns whether the refused call can be repeated
 */
export async function meetInterruption(
  code: InterruptingCode,
  isChange: boolean,
  leave: (signedOut?: ProblemCode) => Promise<void>,
): Promise<boolean> {
  switch (code) {
    case 'not_signed_in':
      if (isChange || hasUnsaved() || interruptions.current()) return interruptions.begin({ kind: 'ended' })
      await leave(isIdleOver() ? 'timed_out' : undefined)
      return false
    case 'user_inactive':
      await api.auth.logout()
      await leave(code)
      return false
    case 'sign_in_again':
      return interruptions.begin({ kind: 'confirm' })
    case 'second_factor_required':
      // The frame opens the set-up once the session requires it; the call isn't repeated.
      await checkSession()
      return false
    case 'account_switched':
    case 'person_switched':
      return checkSession()
  }
}
