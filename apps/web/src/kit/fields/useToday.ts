import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { useEffect, useState } from 'react'

/** The day in Israel, also after midnight on a page that stays open. */
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
