import {
  IconAddressBook,
  IconBuilding,
  IconBuildingWarehouse,
  IconBus,
  IconCalendarEvent,
  IconClipboardList,
  IconMap2,
  IconSteeringWheel,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type SearchHit, type SearchKind, searchLimits } from '@tourdesk/contract/search/search'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { departureStateLabels } from '../../i18n/vocabulary/departures.ts'
import { queries } from '../api.ts'
import { useSession } from '../session.ts'
import type { Find, FindGroup } from './find.ts'
import { type Opened, opened } from './opened.ts'
import { searchMessages } from './searchMessages.ts'

const icons: Record<SearchKind, TablerIcon> = {
  orders: IconClipboardList,
  departures: IconCalendarEvent,
  tours: IconMap2,
  agencies: IconBuilding,
  users: IconUsers,
  guides: IconAddressBook,
  drivers: IconSteeringWheel,
  cars: IconBus,
  carSuppliers: IconBuildingWarehouse,
}

/** The records that the server finds; while it searches, the previous ones. */
export function useRecordFinds(query: string) {
  const t = useText(searchMessages)
  const toFind = useToFind()
  const marksOf = useDepartureMarks()
  const answer = useQuery({
    ...queries.search.everything({ query: { q: query } }),
    enabled: query.length >= searchLimits.shortest,
    placeholderData: keepPreviousData,
  })
  const groups: FindGroup[] = (answer.data?.groups ?? []).map(({ kind, data }) => ({
    key: kind,
    label: t(kind),
    finds: data.map(({ departure, ...hit }) => {
      const find = toFind({ ...hit, kind })
      return departure ? { ...find, subtitle: [hit.subtitle, ...marksOf(departure)].join(' · ') } : find
    }),
  }))
  return {
    groups,
    hits: answer.data?.groups ?? [],
    failed: (answer.data?.failed ?? []).map((kind) => t(kind)),
    isError: answer.isError,
    /** True until the results for this query have arrived. */
    isSearching: answer.isFetching && (!answer.data || answer.isPlaceholderData),
    retry: () => void answer.refetch(),
  }
}

/** What's unusual about a departure; nothing about one that's simply open. */
function useDepartureMarks() {
  const t = useText(searchMessages)
  const stateName = useLabel(departureStateLabels)
  return ({ state, guaranteed }: NonNullable<SearchHit['departure']>): string[] => [
    ...(state === 'open' ? [] : [stateName(state)]),
    ...(guaranteed && state !== 'canceled' ? [t('guaranteed')] : []),
  ]
}

/** The things that the user recently opened from the search. */
export function useOpenedFinds(): FindGroup[] {
  const t = useText(searchMessages)
  const owner = useOwner()
  const toFind = useToFind()
  const finds = opened.read(owner).map(toFind)
  return finds.length > 0 ? [{ key: 'opened', label: t('opened'), finds }] : []
}

function useToFind(): (thing: Opened) => Find {
  const owner = useOwner()
  return (thing) => ({
    key: thing.href,
    title: thing.title,
    subtitle: thing.subtitle,
    href: thing.href,
    icon: icons[thing.kind],
    onChosen: () => opened.add(owner, thing),
  })
}

function useOwner(): string {
  const { _id, account } = useSession()
  return `${_id} ${account._id}`
}
