import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { useEffect, useState } from 'react'

/** Today in Israel, updated after midnight on an open page. */
export function useToday(): Day {
  const [today, setToday] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setToday(now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return today
}

function now(): Day {
  return dayIn(new Date())
}
