import type { DuePayment } from '@tourdesk/contract/payments/duePayment'
import { useText } from '../i18n/useText.ts'
import { CopyButton } from '../kit/CopyButton.tsx'
import { SendPaymentLink } from '../messages/SendPaymentLink.tsx'
import { SendLinkButton } from '../orders/links/SendLinkButton.tsx'
import { paymentsMessages } from './messages.ts'

/** Actions for a charge that don't need its order to be opened. */
export function DueActions({ payment }: { payment: DuePayment }) {
  const t = useText(paymentsMessages)
  const { paymentUrl, paymentUrl2 } = payment
  return (
    <span className="inlineRow gap4">
      {paymentUrl && (
        <>
          <span className="quiet">EN</span>
          <CopyButton text={paymentUrl} label={t('copyEnglish')} done={t('linkCopied')} />
        </>
      )}
      {paymentUrl2 && (
        <>
          <span className="quiet">עב</span>
          <CopyButton text={paymentUrl2} label={t('copyHebrew')} done={t('linkCopied')} />
        </>
      )}
      {paymentUrl && <SendPaymentLink orderId={payment.orderId} isSmall />}
      <SendLinkButton orderId={payment.orderId} payment={payment._id} isReminder />
    </span>
  )
}
