import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { entryFields, FieldsWith } from '@tourdesk/domain/orders/fieldRules'
import type { ReactNode } from 'react'
import { list } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { tourOptionLabels } from '../../i18n/vocabulary/orders.ts'
import { Code, Name } from '../../kit/Isolated.tsx'
import { orderMessages } from '../form/orderMessages.ts'
import styles from './order.module.css'
import { orderPageMessages } from './orderPageMessages.ts'

type Entry = Order['selectedTours'][number]
type VehicleField = FieldsWith<typeof entryFields, 'part', 'vehicle'>
type Fact = [name: string, value: ReactNode]

/** The booked vehicle and service, and the assigned or wished-for car and guide. */
export function EntryVehicle({ entry }: { entry: Entry }) {
  const t = useText(orderPageMessages)
  const words = useText(orderMessages)
  const service = useLabel(tourOptionLabels)
  const { tourOption, vehicleSize, voucher, licensePlate, guide, assigned } = entry
  const vehicle = assigned?.car ?? assigned?.supplier
  const guides = assigned?.guides ?? []
  const facts = {
    tourOption: [words('service'), tourOption && service(tourOption)],
    vehicleSize: [words('vehicleSize'), vehicleSize && words('seats', { seats: vehicleSize })],
    voucher: [words('voucher'), voucher && <Code>{voucher}</Code>],
    licensePlate: [t('wishedCar'), !vehicle && licensePlate && <Code>{licensePlate}</Code>],
    vehicle: [t('vehicle'), vehicle && <Vehicle assigned={assigned} />],
    driver: [t('driver'), assigned?.driver && <Name>{assigned.driver}</Name>],
    guide: [t('wishedGuide'), guides.length === 0 && guide && <Name>{guide}</Name>],
    guides: [words('guide'), guides.length > 0 && <Name>{list(guides)}</Name>],
  } satisfies Record<VehicleField, Fact> & Record<string, Fact>
  const known = Object.values<Fact>(facts).filter(([, value]) => Boolean(value))
  if (known.length === 0) return null
  return (
    <dl className={`flex wrap fullRow gap2 across24 flat ${styles.places}`}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** By plate and make, or by supplier, with its seats. */
function Vehicle({ assigned }: { assigned: Entry['assigned'] }) {
  const words = useText(orderMessages)
  const { car, supplier } = assigned ?? {}
  const seats = car?.seats ?? supplier?.seats ?? 0
  return (
    <>
      {car && <Code>{car.plateId}</Code>} <Name>{car ? car.make : (supplier?.name ?? '')}</Name>
      {' · '}
      {words('seats', { seats })}
    </>
  )
}
