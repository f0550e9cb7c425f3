import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { placeName } from '@tourdesk/domain/entries/place'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { cityLabels } from '../../i18n/vocabulary/catalogue.ts'
import { Code, Name } from '../../kit/Isolated.tsx'
import { orderMessages } from '../form/orderMessages.ts'
import styles from './order.module.css'

type Entry = Order['selectedTours'][number]

/** Where and when a party gets on, and where it gets off. */
export function EntryPlaces({ entry }: { entry: Entry }) {
  const t = useText(orderMessages)
  const { pickup, dropoff } = entry
  if (!pickup && !dropoff) return null
  return (
    <dl className={`flex wrap fullRow gap2 across24 flat ${styles.places}`}>
      {pickup && (
        <div>
          <dt>{t('pickup')}</dt>
          <dd>
            {pickup.pickupTimeStart && <Code>{pickup.pickupTimeStart}</Code>} <Place place={pickup} />
          </dd>
        </div>
      )}
      {dropoff && (
        <div>
          <dt>{t('dropoff')}</dt>
          <dd>
            <Place place={dropoff} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Place({ place }: { place: NonNullable<Entry['dropoff'] | Entry['pickup']> }) {
  const city = useLabel(cityLabels)
  const name = placeName(place)
  return (
    <>
      {city(place.city)}
      {name && (
        <>
          {' · '}
          <Name>{name}</Name>
        </>
      )}
    </>
  )
}
