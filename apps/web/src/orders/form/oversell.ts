import { Problem } from '@tourdesk/contract/kernel/problem'
import { createContext, type RefObject, useContext, useMemo, useRef, useState } from 'react'
import { useCan } from '../../app/session.ts'
import type { Exception, Reasons } from './draft/keptOrder.ts'

type Sent = { [Each in Exception]?: { reason: string } }

/** Selling on full or closed departures, which the form offers once a save was refused for it. */
export interface Oversell {
  offered: readonly Exception[]
  /** What was ticked and typed; nothing without a tick. It isn't state, so that typing redraws nothing else. */
  reasons: RefObject<Reasons>
  /** Keeps the reason of what's ticked, or null without a tick. */
  keep: (exception: Exception, reason: string | null) => void
  /** True if something was ticked and a save came without its reason. */
  isReasonMissing: boolean
  /** What's sent with the order; null if a reason is missing. */
  sent: () => Sent | null
  /** Learns from a refusal. */
  refusedBy: (error: unknown) => void
}

const OversellContext = createContext<Oversell | null>(null)
export const OversellProvider = OversellContext

export function useOversell(): Oversell {
  const oversell = useContext(OversellContext)
  if (!oversell) throw new Error('selling over capacity outside the order form')
  return oversell
}

/** For the order form itself, with what was typed before the page was reloaded. */
export function useOversellState(restored: Reasons, onReasons: (reasons: Reasons) => void): Oversell {
  const mayOversell = useCan('capacity.oversell')
  const maySellClosed = useCan('orders.overrideDays')
  const [refused, setRefused] = useState(() => Object.keys(restored) as readonly Exception[])
  const [isReasonMissing, setReasonMissing] = useState(false)
  const reasons = useRef(restored)
  return useMemo(
    () => ({
      offered: refused.filter((each) => (each === 'oversell' ? mayOversell : maySellClosed)),
      reasons,
      keep: (exception, reason) => {
        const { [exception]: _, ...others } = reasons.current
        reasons.current = reason === null ? others : { ...others, [exception]: reason }
        onReasons(reasons.current)
      },
      isReasonMissing,
      sent: () => {
        const ticked = Object.entries(reasons.current).map(([each, text]) => [each, text.trim()] as const)
        const isMissing = ticked.some(([, reason]) => reason === '')
        setReasonMissing(isMissing)
        return isMissing ? null : Object.fromEntries(ticked.map(([each, reason]) => [each, { reason }]))
      },
      refusedBy: (error) => {
        const exception = exceptionOf(error)
        if (exception) setRefused((before) => [...new Set([...before, exception])])
      },
    }),
    [refused, mayOversell, maySellClosed, isReasonMissing, onReasons],
  )
}

function exceptionOf(error: unknown): Exception | null {
  if (!(error instanceof Problem)) return null
  if (error.code === 'not_enough_places') return 'oversell'
  return error.code === 'departure_closed' ? 'sellClosed' : null
}
