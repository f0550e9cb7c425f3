import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { lastDayOf, partyOf, tourDateOf } from '@tourdesk/domain/entries/entry'
import { isSamePlace, type Place, placeName } from '@tourdesk/domain/entries/place'
import type { OrderType } from '@tourdesk/domain/entries/vocabulary'
import type { ReactNode } from 'react'
import { checkoutDay } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTicketLabel } from '../../i18n/partyText.ts'
import { useText } from '../../i18n/useText.ts'
import { cityLabels } from '../../i18n/vocabulary/catalogue.ts'
import { Code, Name } from '../../kit/Isolated.tsx'
import { orderMessages } from '../form/orderMessages.ts'
import styles from './checkout.module.css'
import { checkoutMessages } from './checkoutMessages.ts'

type Saved = Order['selectedTours'][number]
/** The fields that a saved tour and a customer's tour share. */
type Entry = Pick<Saved, 'participants' | 'numOfParticipants' | 'date' | 'startDate' | 'endDate'> & {
  tour: Pick<NonNullable<Saved['tour']>, 'name' | 'thumbnails'> | null
  pickup: (Place & { pickupTimeStart: string | null }) | null
  dropoff: Place | null
}

interface BookedTourProps {
  entry: Entry
  orderType: OrderType
  children?: ReactNode
}

/** One tour of a confirmation: picture, name, day, party, and where it starts and ends. */
export function BookedTour({ entry, orderType, children }: BookedTourProps) {
  const { tour, pickup } = entry
  return (
    <li className={styles.tour}>
      {tour?.thumbnails.wide && <img className={styles.picture} src={tour.thumbnails.wide} alt="" />}
      <div className={styles.words}>
        <h3 className={styles.tourName}>
          <Name>{tour?.name ?? ''}</Name>
        </h3>
        <TourDays entry={entry} orderType={orderType} />
        <Party entry={entry} orderType={orderType} />
        {pickup && (
          <p>
            {pickup.pickupTimeStart && <Code>{pickup.pickupTimeStart}</Code>} <PlaceText place={pickup} />
          </p>
        )}
        {pickup && <Dropoff entry={entry} />}
        {children}
      </div>
    </li>
  )
}

function TourDays({ entry, orderType }: BookedTourProps) {
  const { language } = useLanguage()
  const first = tourDateOf(entry, orderType)
  const last = lastDayOf(entry, orderType)
  if (!first) return null
  return (
    <p>
      <Name>{checkoutDay(first, language)}</Name>
      {last && last > first && (
        <>
          {' – '}
          <Name>{checkoutDay(last, language)}</Name>
        </>
      )}
    </p>
  )
}

/** `2 x Adult`, a line per ticket type; private and package orders have one number. */
function Party({ entry, orderType }: BookedTourProps) {
  const t = useText(orderMessages)
  const label = useTicketLabel()
  if (entry.numOfParticipants != null) return <p>{t('people', { count: partyOf(entry, orderType) })}</p>
  return Object.entries(entry.participants)
    .filter(([, count]) => count > 0)
    .map(([type, count]) => (
      <p key={type}>
        <Code>{count}</Code> <Code>x</Code> <Name>{label(type)}</Name>
      </p>
    ))
}

/** The drop-off; without a return there is none, and the text says why. */
function Dropoff({ entry: { pickup, dropoff } }: { entry: Entry }) {
  const t = useText(checkoutMessages)
  const words = useText(orderMessages)
  if (dropoff && pickup?.city === dropoff.city && isSamePlace(pickup, dropoff)) return <p>{t('samePlace')}</p>
  return (
    <p>
      {t('dropoff')} {dropoff ? <PlaceText place={dropoff} /> : words('noReturn')}
    </p>
  )
}

function PlaceText({ place }: { place: Place }) {
  const city = useLabel(cityLabels)
  const name = placeName(place)
  return (
    <>
      {city(place.city)}
      {name && (
        <>
          {', '}
          <Name>{name}</Name>
        </>
      )}
    </>
  )
}
