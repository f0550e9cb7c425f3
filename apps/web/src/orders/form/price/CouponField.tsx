import { useFormState, useWatch } from 'react-hook-form'
import { percent } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { TextField } from '../../../kit/form/formFields.tsx'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import styles from './CouponField.module.css'
import { useOrderPrice } from './OrderPrice.tsx'

/** A coupon code and its discount. */
export function CouponField() {
  const t = useText(orderMessages)
  const { form, locks } = useOrderDesk()
  const { control } = form
  const price = useOrderPrice()
  const code = useWatch({ control, name: 'coupon_code' }).trim()
  const answer = price.isStale ? null : price.prices?.coupon
  const { errors } = useFormState({ control, name: 'coupon_code' })
  const isAnswered = !errors.coupon_code && code !== '' && answer?.code.trim() === code
  return (
    <TextField
      control={control}
      name="coupon_code"
      label={t('coupon')}
      kind="code"
      maxLength={60}
      disabled={locks.order('coupon_code') !== null}
      help={
        <span role="status" className={styles.answer} data-good={answer?.valid || undefined}>
          {isAnswered &&
            (answer.valid ? t('couponDiscount', { pct: percent(answer.discount) }) : t('couponInvalid'))}
        </span>
      }
    />
  )
}
