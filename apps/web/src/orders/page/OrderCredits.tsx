import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { Credit } from '@tourdesk/contract/payments/credits'
import { useState } from 'react'
import { queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { day, money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { Heading } from '../../kit/Heading.tsx'
import { Code } from '../../kit/Isolated.tsx'
import { CreditTag } from './CreditTag.tsx'
import { creditMessages } from './creditMessages.ts'
import styles from './OrderCredits.module.css'
import { TakeCreditBackDialog } from './TakeCreditBackDialog.tsx'

/** The store credits issued for the order: code, what's left and expiry. Empty if there are none. */
export function OrderCredits({ order }: { order: Order }) {
  const t = useText(creditMessages)
  const { data } = useQuery(queries.credits.ofOrder({ params: { id: order._id } }))
  if (!data || data.data.length === 0) return null
  return (
    <section aria-label={t('credits')} className={styles.credits}>
      <Heading className={styles.heading}>{t('credits')}</Heading>
      <ul className="grid gap6 plainList">
        {data.data.map((credit) => (
          <CreditLine key={credit._id} credit={credit} />
        ))}
      </ul>
    </section>
  )
}

function CreditLine({ credit }: { credit: Credit }) {
  const t = useText(creditMessages)
  const mayTakeBack = useCan('ledger.override')
  const [isTaking, setTaking] = useState(false)
  const { code, rest, amount, currency, validUntil, state } = credit
  return (
    <li className="row wrap gap4 across16">
      <span className="inlineRow gap4 strong">
        <Code>{code}</Code>
        <CopyButton text={code} label={t('copyCode', { code })} done={t('codeCopied')} />
      </span>
      <span>{t('left', { rest: money(rest, currency), amount: money(amount, currency) })}</span>
      <span className="quiet">{t('validUntil', { day: day(validUntil) })}</span>
      <CreditTag state={state} />
      {mayTakeBack && rest > 0 && (
        <Button size="compact-xs" variant="default" onClick={() => setTaking(true)}>
          {t('takeBack')}
        </Button>
      )}
      <TakeCreditBackDialog credit={credit} opened={isTaking} onClose={() => setTaking(false)} />
    </li>
  )
}
