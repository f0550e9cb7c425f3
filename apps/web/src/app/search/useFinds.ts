import { searchLimits } from '@tourdesk/contract/search/search'
import { absenceAsked } from '@tourdesk/domain/search/absenceAsked'
import { findable } from '@tourdesk/domain/search/findable'
import { isFound, soughtIn } from '@tourdesk/domain/search/soughtIn'
import { useEffect, useState } from 'react'
import { useToday } from '../../kit/fields/useToday.ts'
import type { NavigationMenu } from '../useNavigationEntries.ts'
import type { FindGroup } from './find.ts'
import { useAwayFinds } from './useAwayFinds.ts'
import { useInstantFinds } from './useInstantFinds.ts'
import { useOpenedFinds, useRecordFinds } from './useRecordFinds.ts'

/** Milliseconds without typing after which the server is asked: keys struck together are one question. */
const pause = 30

/** The lines for what's typed: dates, pages and actions at once, records later; recent ones if it's empty. */
export function useFinds(
  typed: string,
  own: { menu: NavigationMenu; isOverDialog: boolean; onLogout: () => void },
) {
  const query = typed.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), pause)
    return () => clearTimeout(timer)
  }, [query])
  const isAsking = query.length >= searchLimits.shortest
  const lately = useOpenedFinds()
  const instant = [...useInstantFinds(query, own), ...knownBy(query, lately)]
  const absence = absenceAsked(asked, useToday())
  const records = useRecordFinds(isAsking ? (absence?.name ?? asked) : '')
  const away = useAwayFinds(absence, records.hits)
  const isSettled = !isAsking || (asked === query && !records.isSearching)
  const shown = new Set(instant.flatMap(({ finds }) => finds.map(({ key }) => key)))
  const found = records.groups.flatMap((group) => {
    const finds = group.finds.filter(({ key }) => !shown.has(key))
    return finds.length > 0 ? [{ ...group, finds }] : []
  })
  const groups: FindGroup[] = isAsking ? [...instant, ...away, ...found] : query === '' ? lately : []
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

/** The things opened lately that have what's typed in their names. */
function knownBy(query: string, lately: readonly FindGroup[]): FindGroup[] {
  const sought = soughtIn(query)
  return lately.flatMap((group) => {
    const finds = group.finds.filter(({ title, subtitle }) =>
      isFound(findable(`${title} ${subtitle}`), sought),
    )
    return finds.length > 0 ? [{ ...group, finds }] : []
  })
}
