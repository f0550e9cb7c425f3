import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { CarTable } from './CarTable.tsx'
import { unitMessages } from './messages.ts'
import { SupplierTable } from './SupplierTable.tsx'
import type { TabProps } from './tabProps.ts'

/** Chooses a vehicle of our fleet or of a supplier. */
export function VehicleTab(props: TabProps) {
  const t = useText(unitMessages)
  const [source, setSource] = useState(props.unit.externalCar ? 'external' : 'rent')
  return (
    <>
      <SegmentedControl
        aria-label={t('vehicleFrom')}
        mb={12}
        size="sm"
        value={source}
        onChange={setSource}
        data={[
          { value: 'external', label: t('external') },
          { value: 'rent', label: t('rent') },
        ]}
      />
      {source === 'rent' ? <CarTable {...props} /> : <SupplierTable {...props} />}
    </>
  )
}
