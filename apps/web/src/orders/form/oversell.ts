import { Problem } from '@tourdesk/contract/kernel/problem'
import { createContext, type RefObject, useContext, useMemo, useRef, useState } from 'react'
import { useCan } from '../../app/session.ts'

/** Selling above the capacity of a departure, which the form offers once a save was refused for it. */
export interface Oversell {
  isOffered: boolean
  /** What was ticked and typed; null without a tick. It isn't state, so that typing redraws nothing else. */
  reason: RefObject<string | null>
  /** True if it was ticked and a save came without a reason. */
  isReasonMissing: boolean
  /** What's sent with the order; null if a reason is missing. */
  sent: () => { oversell?: { reason: string } } | null
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

/** For the order form itself. */
export function useOversellState(): Oversell {
  const may = useCan('capacity.oversell')
  const [isFull, setFull] = useState(false)
  const [isReasonMissing, setReasonMissing] = useState(false)
  const reason = useRef<string | null>(null)
  return useMemo(
    () => ({
      isOffered: isFull && may,
      reason,
      isReasonMissing,
      sent: () => {
        const text = reason.current?.trim()
        setReasonMissing(text === '')
        if (text === '') return null
        return text ? { oversell: { reason: text } } : {}
      },
      refusedBy: (error) => {
        if (error instanceof Problem && error.code === 'not_enough_places') setFull(true)
      },
    }),
    [isFull, may, isReasonMissing],
  )
}
