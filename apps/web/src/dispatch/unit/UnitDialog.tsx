import { Skeleton, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { useState } from 'react'
import { RecordLog } from '../../activity/RecordLog.tsx'
import { queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { useLast } from '../../kit/useLast.ts'
import { CrewReplies } from '../replies/CrewReplies.tsx'
import { aboard } from '../unitGaps.ts'
import { unitMessages } from './messages.ts'
import { OperatorTab } from './OperatorTab.tsx'
import { UnitSummary } from './UnitSummary.tsx'
import { useFitOrder } from './useFitOrder.ts'
import { useUnitChange } from './useUnitChange.ts'
import { VehicleTab } from './VehicleTab.tsx'

interface UnitDialogProps {
  /** Undefined while it is closed. */
  unit: VehicleUnit | undefined
  /** The entries of the departure. */
  tours: readonly PurchasedTour[]
  reload: () => Promise<void>
  onClose: () => void
}

/** Vehicle, guides and driver of one unit. Every choice is saved at once. */
export function UnitDialog({ unit, onClose, ...departure }: UnitDialogProps) {
  const t = useText(unitMessages)
  const shown = useLast(unit)
  return (
    <Dialog opened={unit !== undefined} onClose={onClose} title={t('title')}>
      {shown && <UnitForm key={shown._id} {...departure} unit={shown} />}
    </Dialog>
  )
}

type UnitFormProps = Pick<UnitDialogProps, 'tours' | 'reload'> & { unit: VehicleUnit }

function UnitForm({ unit, tours, reload }: UnitFormProps) {
  const t = useText(unitMessages)
  const { ofError } = useProblemTexts()
  const readsLog = useCan('audit.read')
  const resources = useQuery(queries.tourCars.resources({ params: { id: unit._id } }))
  const { change, busy } = useUnitChange(unit, reload)
  const [tab, setTab] = useState('vehicle')
  const aboardNow = aboard(unit, tours)
  const riders = aboardNow.length > 0 ? aboardNow : tours
  const fitting = useFitOrder(resources.data, { unit, riders, tab })
  if (!fitting) {
    if (!resources.isError) return <Skeleton height={480} />
    return <ErrorState text={ofError(resources.error)} onRetry={() => void resources.refetch()} />
  }
  const shared = { resources: fitting, unit, change, busy }
  return (
    <>
      <UnitSummary unit={unit} />
      <CrewReplies unit={unit} />
      <Tabs value={tab} onChange={(next) => setTab(next ?? 'vehicle')} keepMounted={false} mt={8}>
        <Tabs.List>
          <Tabs.Tab value="vehicle">{t('vehicle')}</Tabs.Tab>
          <Tabs.Tab value="guide">{t('guide')}</Tabs.Tab>
          <Tabs.Tab value="driver">{t('driver')}</Tabs.Tab>
          {readsLog && <Tabs.Tab value="log">{t('log')}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="vehicle" pt={12}>
          <VehicleTab {...shared} />
        </Tabs.Panel>
        <Tabs.Panel value="guide" pt={12}>
          <OperatorTab kind="guide" {...shared} />
        </Tabs.Panel>
        <Tabs.Panel value="driver" pt={12}>
          <OperatorTab kind="driver" {...shared} />
        </Tabs.Panel>
        {readsLog && (
          <Tabs.Panel value="log" pt={12}>
            <RecordLog thing={unit._id} />
          </Tabs.Panel>
        )}
      </Tabs>
    </>
  )
}
