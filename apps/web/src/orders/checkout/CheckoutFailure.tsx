import { Button } from '@mantine/core'
import { IconCreditCardOff, IconRefresh } from '@tabler/icons-react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { useTabTitle } from '../../kit/Page.tsx'
import styles from './checkout.module.css'
import { checkoutMessages } from './checkoutMessages.ts'

/** Shown when the order can't be loaded. */
export function CheckoutFailure({ onRetry }: { onRetry: () => void }) {
  const t = useText(checkoutMessages)
  const words = useText(common)
  useTabTitle(t('wentWrong'))
  return (
    <div className={styles.failure}>
      <IconCreditCardOff size={72} stroke={1.2} role="img" aria-label={t('paymentFailed')} />
      <h1 className={styles.failureText}>
        {t('wentWrong')} <br />
        {t('tryLater')}
      </h1>
      <Button variant="default" leftSection={<IconRefresh size={16} stroke={1.6} />} onClick={onRetry}>
        {words('tryAgain')}
      </Button>
    </div>
  )
}
