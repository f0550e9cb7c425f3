import { IconClock } from '@tabler/icons-react'
import { useText } from '../../../i18n/useText.ts'
import { Heading } from '../../../kit/Heading.tsx'
import { Code } from '../../../kit/Isolated.tsx'
import { orderMessages } from '../orderMessages.ts'
import { useOrderPrice } from '../price/OrderPrice.tsx'
import { useEntry } from '../useEntry.ts'
import { DropoffFields } from './DropoffFields.tsx'
import { PlaceField } from './PlaceField.tsx'
import styles from './RouteFields.module.css'

/** Where and when the party gets on, and where it gets off. */
export function RouteFields({ index }: { index: number }) {
  const t = useText(orderMessages)
  const { isClosed, takesAddress } = useEntry(index)
  const { prices } = useOrderPrice()
  const time = prices?.pricePortions[index]?.pickupTimeStart
  return (
    <div className={styles.route}>
      <div className="stack shrinks gap8">
        <Heading className="flat normal strong">{t('pickup')}</Heading>
        <PlaceField
          index={index}
          kind="pickup"
          takesAddress={takesAddress}
          locks={{ city: isClosed('pickup.city'), place: isClosed('pickup') }}
        />
        <p className={styles.time}>
          {time && (
            <>
              <IconClock size={14} aria-hidden /> {t('pickupAt')} <Code>{time}</Code>
            </>
          )}
        </p>
      </div>
      <div className="stack shrinks gap8">
        <Heading className="flat normal strong">{t('dropoff')}</Heading>
        <DropoffFields index={index} />
      </div>
    </div>
  )
}
