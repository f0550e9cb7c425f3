import { useEffect, useState } from 'react'

/** The whole seconds that something has been running for; 0 while nothing runs. */
export function useWorkingFor(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const start = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 250)
    return () => {
      clearInterval(timer)
      setSeconds(0)
    }
  }, [isRunning])
  return seconds
}
