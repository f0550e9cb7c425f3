import { Button } from '@mantine/core'
import { type OrderStep, orderSteps } from '@tourdesk/domain/orders/checkOrder'
import { useFormState, useWatch } from 'react-hook-form'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { isPricedNow } from './draft/price.ts'
import { isPriceKnown } from './draft/useCalculatedPrice.ts'
import styles from './FormFooter.module.css'
import { useOrderDesk } from './OrderDesk.ts'
import { orderMessages } from './orderMessages.ts'
import { useOrderPrice } from './price/OrderPrice.tsx'
import { PaidDifference } from './price/PaidDifference.tsx'
import { PriceFailure } from './price/PriceFailure.tsx'
import { PriceText } from './price/PriceText.tsx'
import { useTotal } from './price/useTotal.ts'

interface FormFooterProps {
  step: OrderStep
  isSaving: boolean
  onStep: (step: OrderStep) => void
  onNext: () => void
  onSave: () => void
  onClose: () => void
  onCancelOrder: () => void
}

/** Back and forward, save and cancel; a saved order can be saved from every step. */
export function FormFooter({
  step,
  isSaving,
  onStep,
  onNext,
  onSave,
  onClose,
  onCancelOrder,
}: FormFooterProps) {
  const t = useText(orderMessages)
  const c = useText(common)
  const { form, order, context } = useOrderDesk()
  const price = useOrderPrice()
  const total = useTotal()
  const customTotal = useWatch({ control: form.control, name: 'customTotalPrice' })
  const { isDirty } = useFormState({ control: form.control })
  const at = orderSteps.indexOf(step)
  const [before, after] = [orderSteps[at - 1], orderSteps[at + 1]]
  const hasNews = isDirty || isPricedNow(order, customTotal, total)
  const maySave = hasNews && (!context.opensPaid || isPriceKnown(price))
  const mayCancel = order !== null && order.status !== 'canceled'
  return (
    <DialogActions
      start={
        <>
          <Button variant="default" onClick={onClose}>
            {t('closeForm')}
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
      {context.opensPaid && <PaidDifference />}
      {before && (
        <Button variant="default" onClick={() => onStep(before)}>
          {c('back')}
        </Button>
      )}
      {order && after && (
        <Button variant="default" loading={isSaving} disabled={!maySave} onClick={onSave}>
          {t('saveOrder')}
        </Button>
      )}
      {after ? (
        <>
          <Button key="next" onClick={onNext}>
            {c('next')}
          </Button>
          {/* Enter in a field presses this button. */}
          <button type="submit" hidden />
        </>
      ) : (
        <Button type="submit" key="save" loading={isSaving} disabled={order !== null && !maySave}>
          {t('saveOrder')}
        </Button>
      )}
    </DialogActions>
  )
}
