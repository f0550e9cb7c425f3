import { useEffect, useSyncExternalStore } from 'react'
import { useDialogStack } from '../../kit/dialog/openDialogs.ts'
import { lazyPart } from '../../kit/parts/lazyPart.tsx'
import { interruptions } from './interruptions.ts'

const SessionModal = lazyPart(async () => (await import('./SessionModal.tsx')).SessionModal)

/**
 * Covers a page that lost its session, keeping everything typed, until the user decides how to continue. Its dialog loads
 * right after the page.
 */
export function SessionDialog() {
  const interruption = useSyncExternalStore(interruptions.subscribe, interruptions.current)
  useEffect(() => SessionModal.preload(), [])
  useDialogStack(interruption !== null)
  return <SessionModal interruption={interruption} />
}
