import { Button } from '@mantine/core'
import { type OrderStep, orderSteps } from '@tourdesk/domain/orders/checkOrder'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { isPricedNow, rateOf, totalPrice } from './draft/price.ts'
import styles from './FormFooter.module.css'
import { useOrderDesk } from './OrderDesk.ts'
import { orderMessages } from './orderMessages.ts'
import { PriceFailure } from './price/PriceFailure.tsx'
import { PriceText } from './price/PriceText.tsx'

interface FormFooterProps {
  step: OrderStep
  isDirty: boolean
  isSaving: boolean
  onStep: (step: OrderStep) => void
  onSave: () => void
  onClose: () => void
  onCancelOrder: () => void
}

/** Back and forward, save and cancel; a saved order can be saved from every step (FORM-08, FORM-12, HOLE-O98). */
export function FormFooter({
  step,
  isDirty,
  isSaving,
  onStep,
  onSave,
  onClose,
  onCancelOrder,
}: FormFooterProps) {
  const t = useText(orderMessages)
  const c = useText(common)
  const { draft, order, world, price } = useOrderDesk()
  const at = orderSteps.indexOf(step)
  const [before, after] = [orderSteps[at - 1], orderSteps[at + 1]]
  const total = totalPrice(draft, price.prices, rateOf(draft, order, world.rates), order)
  const hasNews = isDirty || isPricedNow(order, draft, total)
  const mayCancel = order !== null && order.status !== 'canceled'
  return (
    <DialogActions
      start={
        <>
          <Button variant="default" onClick={onClose}>
            {c('cancel')}
          </Button>
          {mayCancel && (
            <Button variant="subtle" color="red" onClick={onCancelOrder}>
              {t('cancelOrder')}
            </Button>
          )}
        </>
      }
    >
      <span className={styles.total}>
        {t('total')} {price.error ? <PriceFailure /> : <PriceText price={total} isStale={price.isStale} />}
      </span>
      {before && (
        <Button variant="default" onClick={() => onStep(before)}>
          {c('back')}
        </Button>
      )}
      {order && after && (
        <Button variant="default" loading={isSaving} disabled={!hasNews} onClick={onSave}>
          {t('saveOrder')}
        </Button>
      )}
      {after ? (
        <Button type="submit" key="next">
          {c('next')}
        </Button>
      ) : (
        <Button type="submit" key="save" loading={isSaving} disabled={order !== null && !hasNews}>
          {t('saveOrder')}
        </Button>
      )}
    </DialogActions>
  )
}
