import { Problem } from '@tourdesk/contract/kernel/problem'
import { useCallback, useEffect, useState } from 'react'
import { crewClient } from '../crewClient.ts'

type LinkState = 'checking' | 'open' | 'dead' | 'offline' | 'failed'

/** Whether a link opens anything. */
export function useLink(token: string) {
  const [state, setState] = useState<LinkState>('checking')
  const check = useCallback(() => {
    setState('checking')
    crewClient.crewEntry.check({ body: { token } }).then(
      () => setState('open'),
      (error: unknown) => setState(stateAfter(error)),
    )
  }, [token])
  useEffect(check, [check])
  return { state, check, die: () => setState('dead') }
}

/** A token that's too long or empty is as dead as any other. */
function stateAfter(error: unknown): LinkState {
  if (!(error instanceof Problem)) return 'failed'
  if (error.code === 'offline') return 'offline'
  return error.status === 404 || error.status === 400 ? 'dead' : 'failed'
}
