import { Skeleton } from '@mantine/core'
import styles from './agencyOrders.module.css'

const places = ['first', 'second', 'third', 'fourth']

/** Placeholders for the first row of cards while they load. */
export function WaitingCards() {
  return (
    <div className={styles.cards} aria-hidden>
      {places.map((place) => (
        <Skeleton key={place} height={300} />
      ))}
    </div>
  )
}
