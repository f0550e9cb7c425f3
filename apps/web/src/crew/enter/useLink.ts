import { Problem } from '@tourdesk/contract/kernel/problem'
import { useEffect, useState } from 'react'
import { crewClient } from '../crewClient.ts'
import { takeLanguage } from '../crewLanguage.ts'

type LinkState = 'checking' | 'open' | 'dead' | 'offline' | 'failed'

/** The state of a link, and the business's name once known. Shows the page in the person's language. */
export function useLink(token: string) {
  const [state, setState] = useState<LinkState>('checking')
  const [business, setBusiness] = useState<string | null>(null)
  const [tries, setTries] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isCurrent = true
    setState('checking')
    crewClient.crewEntry.check({ body: { token } }).then(
      (door) => {
        if (!isCurrent) return
        takeLanguage(door.language)
        setBusiness(door.business)
        setState('open')
      },
      (error: unknown) => isCurrent && setState(stateAfter(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [token, tries])
  return { state, business, check: () => setTries(tries + 1), die: () => setState('dead') }
}

/** A token that's too long or empty (400) counts as a dead link too. */
function stateAfter(error: unknown): LinkState {
  if (!(error instanceof Problem)) return 'failed'
  if (error.code === 'offline') return 'offline'
  return error.status === 404 || error.status === 400 ? 'dead' : 'failed'
}
