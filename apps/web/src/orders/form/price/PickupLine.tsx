import { IconMapPin } from '@tabler/icons-react'
import type { Pickup } from '@tourdesk/domain/entries/entryDraft'
import { placeName } from '@tourdesk/domain/entries/place'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { Code, Name } from '../../../kit/Isolated.tsx'
import { orderMessages } from '../orderMessages.ts'
import styles from './PricePanel.module.css'

interface PickupLineProps {
  pickup: Pickup
  /** `HH:mm`, once it's known. */
  time: string | null | undefined
}

/** Where and when the party gets on. */
export function PickupLine({ pickup, time }: PickupLineProps) {
  const t = useText(orderMessages)
  const city = useLabel(cityLabels)
  return (
    <span className={`quiet flex alignStart fullRow gap4 small breaks ${styles.pickup}`}>
      <IconMapPin size={14} stroke={1.6} role="img" aria-label={t('pickup')} />
      <span>
        {time && (
          <>
            <Code>{time}</Code>{' '}
          </>
        )}
        <Name>{placeName(pickup) || city(pickup.city)}</Name>
      </span>
    </span>
  )
}
