import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import { isOpenedFor, openedFor } from './openedSession.ts'
import { sendWithRefresh } from './sendWithRefresh.ts'

const interrupting = [
  'not_signed_in',
  'account_switched',
  'person_switched',
  'user_inactive',
  'sign_in_again',
  'second_factor_required',
] as const
/** The code of a refusal about the session, not about the call. */
export type InterruptingCode = (typeof interrupting)[number]

type Meet = (code: InterruptingCode, isChange: boolean) => Promise<boolean>
let meet: Meet = async () => false

/** Sets the handler of such refusals; it resolves with true if the call can be repeated. */
export function whenInterrupted(handler: Meet): void {
  meet = handler
}

/**
 * `fetch` for a page with a session. A refusal about the session changes nothing on the server, so the call waits until
 * the page has its session back and is then repeated.
 */
export const sendFromPage: typeof fetch = async (input, init) => {
  const page = openedFor()
  for (;;) {
    const response = await sendWithRefresh(input, init)
    const code = page && (await interruptingCodeOf(response))
    // The page now has another session, so nobody needs this response.
    if (!code || !isOpenedFor(page)) return response
    if (!(await meet(code, init?.method !== 'GET'))) return response
  }
}

async function interruptingCodeOf(response: Response): Promise<InterruptingCode | undefined> {
  if (response.ok) return undefined
  const body: { code?: ProblemCode } | null = await response
    .clone()
    .json()
    .catch(() => null)
  return interrupting.find((code) => code === body?.code)
}
