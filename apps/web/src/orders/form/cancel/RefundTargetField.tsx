import { SegmentedControl } from '@mantine/core'
import type { CancelPreview } from '@tourdesk/contract/orders/cancelShapes'
import { useSession } from '../../../app/session.ts'
import { money } from '../../../i18n/format.ts'
import { ltr } from '../../../i18n/isolate.ts'
import { useText } from '../../../i18n/useText.ts'
import { Copyable } from '../../../kit/Isolated.tsx'
import styles from './cancel.module.css'
import { cancelMessages } from './cancelMessages.ts'
import type { useCancelChoice } from './useCancelChoice.ts'

interface RefundTargetFieldProps extends Pick<ReturnType<typeof useCancelChoice>, 'choice' | 'change'> {
  preview: CancelPreview
  /** Where the code of a new credit is mailed. */
  email: string
}

/** The refund's target: the original payment or store credit. What store credit paid always returns to it. */
export function RefundTargetField({ choice, change, preview, email }: RefundTargetFieldProps) {
  const t = useText(cancelMessages)
  const { sendsMail } = useSession()
  const { refund, backToCredit, newCredit, currency } = preview
  const isMailed = sendsMail && email !== ''
  return (
    <div className={`stack alignStart gap4 above8 below8 ${styles.target}`}>
      {refund > backToCredit && (
        <>
          <span className="medium">{t('refundTo')}</span>
          <SegmentedControl
            size="xs"
            aria-label={t('refundTo')}
            data={[
              { value: 'source', label: t('toSource') },
              { value: 'credit', label: t('toCredit') },
            ]}
            value={choice.refundTo}
            onChange={(refundTo) => change({ refundTo })}
          />
        </>
      )}
      {newCredit > 0 && (
        <p>
          {t('newCredit', { amount: money(newCredit, currency) })}{' '}
          {isMailed && <Copyable>{t('codeIsMailed', { email: ltr(email) })}</Copyable>}
        </p>
      )}
      {backToCredit > 0 && <p>{t('backToCredit', { amount: money(backToCredit, currency) })}</p>}
    </div>
  )
}
