import { useEffect, useState } from 'react'
import { officeTime } from './phoneClock.ts'
import { useCrew } from './useCrew.ts'

const pauseMs = 5_000

/** The office's time in milliseconds, updated every few seconds. */
export function useOfficeTime(): number {
  const { clock } = useCrew()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), pauseMs)
    return () => clearInterval(timer)
  }, [])
  return officeTime(clock, now)
}
