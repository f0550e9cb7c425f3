import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OperatorRole } from '@tourdesk/domain/fleet/vocabulary'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { AvailabilityTab } from '../availability/AvailabilityTab.tsx'
import { useGridDays } from '../availability/useGridDays.ts'
import type { FleetAddress } from '../useFleetAddress.ts'
import { operatorMessages, wordsOfRole } from './messages.ts'
import { operatorName, operatorTexts } from './operatorTexts.ts'

/** The availability of all guides, or of all drivers. */
export function OperatorAvailability({ kind, address }: { kind: OperatorRole; address: FleetAddress }) {
  const t = useText(operatorMessages)
  const grid = useGridDays(address)
  const words = wordsOfRole[kind]
  const rows = useQuery({
    ...queries.operators.list({ query: { ...grid.days, role: kind } }),
    placeholderData: keepPreviousData,
  })
  return (
    <AvailabilityTab
      objType="Operator"
      address={address}
      grid={grid}
      rows={rows}
      searchLabel={t('search')}
      none={t(words.none)}
      head={t(words.title)}
      nameOf={operatorName}
      noteOf={({ city }) => city}
      textsOf={operatorTexts}
    />
  )
}
