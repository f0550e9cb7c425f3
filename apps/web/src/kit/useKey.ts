import { useRef } from 'react'

/**
 * A key for what is sent: the same for the same values, so that a second press or another try after a lost answer
 * makes nothing twice, and a new one for other values.
 */
export function useKey(): (values: object) => string {
  const last = useRef<{ sent: string; key: string } | null>(null)
  return (values) => {
    const sent = JSON.stringify(values)
    if (last.current?.sent !== sent) last.current = { sent, key: crypto.randomUUID() }
    return last.current.key
  }
}
