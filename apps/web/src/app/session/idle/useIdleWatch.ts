import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../session.ts'
import { checkSession } from '../checkSession.ts'
import { interruptions } from '../interruptions.ts'
import { idleClock, secondsLeft } from './idleClock.ts'
import { tellUse } from './tellUse.ts'

/** The events that count as use of a page; moving the mouse doesn't. */
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
const warnSeconds = 60
const tellEveryMs = 30_000

/**
 * Watches for use of the browser, if inactive sessions end. Returns the seconds left once it's a minute or
 * less, else null.
 */
export function useIdleWatch(): number | null {
  const { idleMinutes } = useSession()
  const isHeldUp = useSyncExternalStore(interruptions.subscribe, interruptions.current) !== null
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    // The user has just opened the page, or signed in again.
    if (!isHeldUp) idleClock.touch()
  }, [isHeldUp])
  useEffect(() => {
    if (idleMinutes === null || isHeldUp) return setLeft(null)
    return watch(setLeft)
  }, [idleMinutes, isHeldUp])
  return left
}

function watch(setLeft: (seconds: number | null) => void): () => void {
  let toldAt = Date.now()
  let hasNews = false
  let isAsking = false
  const ask = async () => {
    isAsking = true
    await checkSession().catch(() => {})
    isAsking = false
  }
  const look = () => {
    const seconds = secondsLeft()
    setLeft(seconds !== null && seconds <= warnSeconds ? seconds : null)
    if (hasNews && Date.now() - toldAt >= tellEveryMs) {
      hasNews = false
      toldAt = Date.now()
      tellUse()
    }
    // The server decides; it may know of later use than this page does.
    if (seconds === 0 && !isAsking) void ask()
  }
  const touch = () => {
    // Unless it's too late: waking the computer doesn't restore the session.
    if (secondsLeft() !== 0) {
      idleClock.touch()
      hasNews = true
    }
    look()
  }
  const timer = setInterval(look, 1000)
  for (const name of touches) addEventListener(name, touch, { capture: true, passive: true })
  return () => {
    clearInterval(timer)
    for (const name of touches) removeEventListener(name, touch, { capture: true })
  }
}
