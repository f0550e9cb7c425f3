import { Problem } from '@tourdesk/contract/kernel/problem'
import { crewStore } from '../crewStore.ts'

/** Throws `not_signed_in` if nobody is signed in on this phone any more. */
export function checkStillIn(): void {
  if (crewStore.now().session === 'out') throw new Problem('not_signed_in')
}
