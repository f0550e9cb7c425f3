import type { CarSupplier } from '@tourdesk/contract/fleet/carSuppliers'
import { assignSupplier, sizesOf } from '@tourdesk/domain/dispatch/assignSupplier'
import { vehicleSizes } from '@tourdesk/domain/entries/vocabulary'
import { useState } from 'react'
import { list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { AddMissing } from '../../kit/adding/AddMissing.tsx'
import { Code, Name, Phone } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import { unitOf } from '../unitOf.ts'
import { ExactFilter } from './ExactFilter.tsx'
import { unitMessages } from './messages.ts'
import { PickTable } from './PickTable.tsx'
import type { TabProps } from './tabProps.ts'
import styles from './unit.module.css'
import { filteredSuppliers } from './unitFilters.ts'

const sizeOptions = vehicleSizes.map((size) => ({ value: Number(size), label: String(size) }))

/** The car suppliers. */
export function SupplierTable({ resources, unit, change, busy }: TabProps) {
  const t = useText(unitMessages)
  const [seats, setSeats] = useState<number | null>(null)
  const columns: Column<CarSupplier>[] = [
    { key: 'supplier', header: t('supplier'), cell: (supplier) => <Name>{supplier.name}</Name> },
    {
      key: 'sizes',
      header: t('sizes'),
      cell: (supplier) => <Code>{list(sizesOf(supplier).map(String))}</Code>,
    },
    { key: 'phone', header: t('phone'), cell: (supplier) => <Phone>{supplier.contactPhone}</Phone> },
  ]
  const pick = (supplier: CarSupplier) =>
    void change((answers) => assignSupplier(unitOf(unit), supplier, answers))
  return (
    <>
      <div className={`flex wrap gap8 below12 ${styles.filters}`}>
        <ExactFilter label={t('seatsFilter')} options={sizeOptions} value={seats} onChange={setSeats} />
      </div>
      {resources.carSuppliers.length > 0 && (
        <PickTable
          label={t('suppliers')}
          columns={columns}
          rows={filteredSuppliers(resources.carSuppliers, seats)}
          rowKey={(supplier) => supplier._id}
          isHere={(supplier) => supplier._id === unit.externalCar?.carSupplier}
          busy={busy}
          onPick={pick}
        />
      )}
      <AddMissing
        kind="carSupplier"
        options={resources.carSuppliers.map(({ _id }) => ({ value: _id }))}
        onChoose={(id) => {
          const added = resources.carSuppliers.find(({ _id }) => _id === id)
          if (added) pick(added)
        }}
      />
    </>
  )
}
