import { useRef } from 'react'

/**
 * An idempotency key for what is sent. The same values get the same key, so that a second press or a retry
 * after a lost answer creates nothing twice; other values get a new one.
 */
export function useKey(): (values: object) => string {
  const last = useRef<{ sent: string; key: string } | null>(null)
  return (values) => {
    const sent = JSON.stringify(values)
    if (last.current?.sent !== sent) last.current = { sent, key: crypto.randomUUID() }
    return last.current.key
  }
}
