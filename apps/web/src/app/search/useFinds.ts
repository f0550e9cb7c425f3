import { searchLimits } from '@tourdesk/contract/search/search'
import { absenceAsked } from '@tourdesk/domain/search/absenceAsked'
import { useEffect, useState } from 'react'
import { useToday } from '../../kit/fields/useToday.ts'
import type { NavigationMenu } from '../useNavigationEntries.ts'
import type { FindGroup } from './find.ts'
import { useAwayFinds } from './useAwayFinds.ts'
import { useInstantFinds } from './useInstantFinds.ts'
import { useOpenedFinds, useRecordFinds } from './useRecordFinds.ts'

/** Milliseconds without typing after which the server is asked. */
const pause = 200

/** The lines for what's typed: dates, pages and actions at once, records later; recent ones if it's empty. */
export function useFinds(typed: string, own: { menu: NavigationMenu; onLogout: () => void }) {
  const query = typed.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), pause)
    return () => clearTimeout(timer)
  }, [query])
  const isAsking = query.length >= searchLimits.shortest
  const instant = useInstantFinds(query, own)
  const lately = useOpenedFinds()
  const absence = absenceAsked(asked, useToday())
  const records = useRecordFinds(isAsking ? (absence?.name ?? asked) : '')
  const away = useAwayFinds(absence, records.hits)
  const isSettled = !isAsking || (asked === query && !records.isSearching)
  const groups: FindGroup[] = isAsking ? [...instant, ...away, ...records.groups] : query === '' ? lately : []
  return {
    query,
    groups,
    isAsking,
    /** True once all lines for what's typed are here. */
    isSettled,
    /** The keys of the lines that don't wait for the server. */
    isInstant: (key: string) =>
      !isAsking || instant.some(({ finds }) => finds.some((find) => find.key === key)),
    isError: isAsking && isSettled && records.isError,
    failed: isAsking && isSettled ? records.failed : [],
    /** Asks the server without waiting for the pause. */
    askNow: () => setAsked(query),
    retry: records.retry,
  }
}
