import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { AvailabilityTab } from '../availability/AvailabilityTab.tsx'
import { useGridDays } from '../availability/useGridDays.ts'
import type { FleetAddress } from '../useFleetAddress.ts'
import { carMessages } from './messages.ts'

/** The availability of all cars. */
export function CarAvailability({ address }: { address: FleetAddress }) {
  const t = useText(carMessages)
  const grid = useGridDays(address)
  const rows = useQuery({
    ...queries.cars.list({ query: grid.days }),
    placeholderData: keepPreviousData,
  })
  return (
    <AvailabilityTab
      objType="Car"
      address={address}
      grid={grid}
      rows={rows}
      searchLabel={t('search')}
      none={t('none')}
      head={t('title')}
      nameOf={({ plateId }) => plateId}
      noteOf={({ make, seats }) => `${make} · ${seats}`}
      textsOf={({ plateId, make }) => [plateId, make]}
    />
  )
}
