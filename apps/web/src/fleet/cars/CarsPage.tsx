import { useQuery } from '@tanstack/react-query'
import { queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { AddButton } from '../AddButton.tsx'
import { FleetPage } from '../FleetPage.tsx'
import { FleetTable } from '../FleetTable.tsx'
import { RecordDialog } from '../RecordDialog.tsx'
import { type FleetAddress, useFleetAddress } from '../useFleetAddress.ts'
import { CarAvailability } from './CarAvailability.tsx'
import { CarForm } from './CarForm.tsx'
import { useCarColumns } from './carColumns.tsx'
import { carMessages } from './messages.ts'

/** Our fleet: its repository, its availability, and the car form. */
export function CarsPage() {
  const address = useFleetAddress('/cars')
  const t = useText(carMessages)
  const mayWrite = useCan('fleet.write')
  const close = () => address.open(undefined)
  return (
    <FleetPage
      title={t('title')}
      address={address}
      actions={
        mayWrite &&
        address.tab === 'repository' && <AddButton label={t('add')} onAdd={() => address.open('new')} />
      }
    >
      {address.tab === 'repository' ? <CarTable address={address} /> : <CarAvailability address={address} />}
      <RecordDialog
        open={address.search.open}
        load={(id) => queries.cars.get({ params: { id } })}
        titleOf={(car) => (car ? `${car.make} ${car.plateId}` : t('add'))}
        onClose={close}
      >
        {(car) => <CarForm car={car} onDone={close} />}
      </RecordDialog>
    </FleetPage>
  )
}

function CarTable({ address }: { address: FleetAddress }) {
  const t = useText(carMessages)
  return (
    <FleetTable
      list="cars"
      label={t('list')}
      searchLabel={t('search')}
      none={t('none')}
      add={t('add')}
      columns={useCarColumns()}
      rows={useQuery(queries.cars.list())}
      textsOf={({ plateId, make }) => [plateId, make]}
      address={address}
    />
  )
}
