import { VisuallyHidden } from '@mantine/core'
import type { OrderType } from '@tourdesk/domain/entries/vocabulary'
import { newEntry } from '@tourdesk/domain/orders/newDraft'
import { offeredOrderTypes } from '@tourdesk/domain/orders/offeredOrderTypes'
import { withOrderType } from '@tourdesk/domain/orders/withOrderType'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { orderTypeLabels } from '../../../i18n/vocabulary/orders.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import styles from './OrderTypeButtons.module.css'

/** The type of a new order; agencies limited to daily tours see only that type. */
export function OrderTypeButtons() {
  const t = useText(orderMessages)
  const label = useLabel(orderTypeLabels)
  const { form, orderType, facts, openEntry, world } = useOrderDesk()
  const offered = offeredOrderTypes(facts.account)
  if (offered.length === 1) return null

  function choose(type: OrderType) {
    const next = withOrderType(form.getValues(), type)
    form.reset(
      {
        ...next,
        selectedTours: next.selectedTours.length > 0 ? next.selectedTours : [newEntry(world.locations)],
      },
      { keepDefaultValues: true },
    )
    openEntry(0)
  }

  return (
    <fieldset className={styles.types}>
      <VisuallyHidden component="legend">{t('orderType')}</VisuallyHidden>
      {offered.map((type) => (
        <label key={type} className={styles.type}>
          <input
            type="radio"
            name="orderType"
            value={type}
            checked={orderType === type}
            onChange={() => choose(type)}
          />
          {label(type)}
        </label>
      ))}
    </fieldset>
  )
}
