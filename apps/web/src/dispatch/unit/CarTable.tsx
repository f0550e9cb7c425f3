import type { CarOnDay } from '@tourdesk/contract/fleet/cars'
import { assignCar } from '@tourdesk/domain/dispatch/assignCar'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { AddMissing } from '../../kit/adding/AddMissing.tsx'
import { TextInput } from '../../kit/fields/TextInput.tsx'
import { Code, Name } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import { unitOf } from '../unitOf.ts'
import { ExactFilter } from './ExactFilter.tsx'
import { unitMessages } from './messages.ts'
import { PickTable } from './PickTable.tsx'
import { carRow } from './rows.ts'
import { StateCell } from './StateCell.tsx'
import type { TabProps } from './tabProps.ts'
import styles from './unit.module.css'
import { type CarFilter, filteredCars, makesOf } from './unitFilters.ts'

/** The fleet's cars. */
export function CarTable({ resources, unit, change, busy }: TabProps) {
  const t = useText(unitMessages)
  const [filter, setFilter] = useState<CarFilter>({ plate: '', make: null })
  const { cars } = resources
  const makes = makesOf(cars).map((make) => ({ value: make, label: make }))
  const columns: Column<CarOnDay>[] = [
    { key: 'plate', header: t('plate'), cell: (car) => <Code>{car.plateId}</Code> },
    { key: 'make', header: t('make'), cell: (car) => <Name>{car.make}</Name> },
    { key: 'seats', header: t('seats'), align: 'end', cell: (car) => car.seats },
    { key: 'state', header: t('state'), cell: (car) => <StateCell unit={unit} onDay={car} /> },
  ]
  const pick = (car: CarOnDay) =>
    void change((answers) => assignCar(unitOf(unit), carRow(unit._id, car), answers))
  return (
    <>
      <div className={`flex wrap gap8 below12 ${styles.filters}`}>
        <TextInput
          label={t('plate')}
          value={filter.plate}
          onChange={(plate) => setFilter({ ...filter, plate })}
        />
        <ExactFilter
          label={t('brands')}
          options={makes}
          value={filter.make}
          onChange={(make) => setFilter({ ...filter, make })}
        />
      </div>
      {cars.length > 0 && (
        <PickTable
          label={t('cars')}
          columns={columns}
          rows={filteredCars(cars, filter)}
          rowKey={(car) => car._id}
          onDay={(car) => car}
          isHere={(car) => car._id === unit.car?._id}
          busy={busy}
          onPick={pick}
        />
      )}
      <AddMissing
        kind="car"
        options={cars.map(({ _id }) => ({ value: _id }))}
        onChoose={(id) => {
          const added = cars.find(({ _id }) => _id === id)
          if (added) pick(added)
        }}
      />
    </>
  )
}
