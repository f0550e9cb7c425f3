import { Problem } from '@tourdesk/contract/kernel/problem'
import { useCallback, useEffect, useState } from 'react'
import { crewClient } from '../crewClient.ts'
import { takeLanguage } from '../crewLanguage.ts'

type LinkState = 'checking' | 'open' | 'dead' | 'offline' | 'failed'

/** The state of a link, and the business's name once known. Shows the page in the person's language. */
export function useLink(token: string) {
  const [state, setState] = useState<LinkState>('checking')
  const [business, setBusiness] = useState<string | null>(null)
  const check = useCallback(() => {
    setState('checking')
    crewClient.crewEntry.check({ body: { token } }).then(
      (door) => {
        takeLanguage(door.language)
        setBusiness(door.business)
        setState('open')
      },
      (error: unknown) => setState(stateAfter(error)),
    )
  }, [token])
  useEffect(check, [check])
  return { state, business, check, die: () => setState('dead') }
}

/** A token that's too long or empty (400) counts as a dead link too. */
function stateAfter(error: unknown): LinkState {
  if (!(error instanceof Problem)) return 'failed'
  if (error.code === 'offline') return 'offline'
  return error.status === 404 || error.status === 400 ? 'dead' : 'failed'
}
