import { IconUserOff } from '@tabler/icons-react'
import type { SearchHit, SearchKind } from '@tourdesk/contract/search/search'
import { isDay } from '@tourdesk/domain/calendar'
import type { AbsenceAsked } from '@tourdesk/domain/search/absenceAsked'
import { useText } from '../../i18n/useText.ts'
import { useToday } from '../../kit/fields/useToday.ts'
import { useMarkAway } from '../absence/AbsenceProvider.tsx'
import type { FindGroup } from './find.ts'
import { searchMessages } from './searchMessages.ts'

/** The kinds of records that can be away. */
const canBeAway: readonly SearchKind[] = ['guides', 'drivers', 'cars']

/** For a search like `Dudu is sick`: a line for each car, guide and driver of that name. */
export function useAwayFinds(
  absence: AbsenceAsked | null,
  hits: readonly { kind: SearchKind; data: readonly SearchHit[] }[],
): FindGroup[] {
  const t = useText(searchMessages)
  const mark = useMarkAway()
  const today = useToday()
  if (!absence || !mark) return []
  const finds = hits
    .filter(({ kind }) => canBeAway.includes(kind))
    .flatMap(({ kind, data }) =>
      data.map(({ _id, title: name, subtitle }) => ({
        key: `away ${_id}`,
        title: t('markAway', { name }),
        subtitle,
        icon: IconUserOff,
        run() {
          const startDate = absence.startDate ?? dayAtHand() ?? today
          const objType = kind === 'cars' ? ('Car' as const) : ('Operator' as const)
          mark({ objType, _id, name, startDate, endDate: absence.endDate ?? startDate })
        },
      })),
    )
  return finds.length > 0 ? [{ key: 'away', label: t('away'), finds }] : []
}

/** The day of the page, if it shows one. */
function dayAtHand(): string | null {
  const date = new URLSearchParams(location.search).get('date')
  return date !== null && isDay(date) ? date : null
}
