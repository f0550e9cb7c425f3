import { ActionIcon, Tooltip } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { creditProvider } from '@tourdesk/domain/payments/vocabulary'
import { Fragment, type ReactNode } from 'react'
import { dateTime, money } from '../../../i18n/format.ts'
import { ltr } from '../../../i18n/isolate.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { paymentActionLabels, paymentStateLabels } from '../../../i18n/vocabulary/orders.ts'
import { CopyButton } from '../../../kit/CopyButton.tsx'
import { Code, Money } from '../../../kit/Isolated.tsx'
import { QrButton } from '../../../kit/QrButton.tsx'
import { StatusTag } from '../../../kit/StatusTag.tsx'
import { instalmentMessages } from '../../instalments/instalmentMessages.ts'
import { orderMessages } from '../orderMessages.ts'
import { paymentLinks } from './payments.ts'
import styles from './SummaryStep.module.css'

interface PaymentRowsProps {
  payments: Order['payments']
  /** A payment's actions, in addition to its links. */
  tools?: (payment: Order['payments'][number]) => ReactNode
}

/** Every payment with its status and, while it's pending, its links. */
export function PaymentRows({ payments, tools }: PaymentRowsProps) {
  const t = useText(orderMessages)
  const part = useText(instalmentMessages)
  const action = useLabel(paymentActionLabels)
  if (payments.length === 0) return <p className="quiet flat">{t('noPayments')}</p>
  return (
    <ul className="grid gap4 plainList">
      {payments.map((payment) => (
        <li key={payment._id} className={styles.payment}>
          <span className={styles.amount}>
            <Money amount={payment.amountInCurrency} currency={payment.currency} />
          </span>
          <span>
            {payment.instalment
              ? part(payment.instalment === 1 ? 'deposit' : 'balance')
              : action(payment.action)}
          </span>
          {payment.provider === creditProvider && <span>{t('byCredit')}</span>}
          <span className="quiet">
            <Code>{dateTime(payment.created)}</Code>
          </span>
          {payment.linkAmount !== null && payment.linkAmount !== payment.amountInCurrency && (
            <span className="quiet">
              {t('linkAsks', { amount: ltr(money(payment.linkAmount, payment.currency)) })}
            </span>
          )}
          {payment.transactionNumber && <Code>{payment.transactionNumber}</Code>}
          <span className="row gap4">
            {tools?.(payment)}
            {paymentLinks(payment).map((url, index) => (
              <Fragment key={url}>
                <span className="quiet">{index === 0 ? 'EN' : 'עב'}</span>
                <PaymentLink url={url} />
              </Fragment>
            ))}
            <StatusTag status={payment.status} labels={paymentStateLabels} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Buttons that open a link, copy it and show it as a code, for each language of its page. */
function PaymentLink({ url }: { url: string }) {
  const t = useText(orderMessages)
  return (
    <>
      <Tooltip label={t('openLink')}>
        <ActionIcon
          component="a"
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('openLink')}
          size={24}
        >
          <IconExternalLink size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <CopyButton text={url} label={t('copyLink')} done={t('linkCopied')} />
      <QrButton address={url} label={t('showQr')} title={t('scanToPay')} image={t('qrOfLink')} />
    </>
  )
}
