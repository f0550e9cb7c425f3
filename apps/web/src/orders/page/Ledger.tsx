import { VisuallyHidden } from '@mantine/core'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { Ledger as LedgerData } from '@tourdesk/contract/payments/ledgerShapes'
import { mayTakeBack } from '@tourdesk/domain/payments/takeBack'
import { useState } from 'react'
import { useCan } from '../../app/session.ts'
import { dateTime, day, money } from '../../i18n/format.ts'
import { ltr, named } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import {
  adjustmentReasonLabels,
  ledgerKindLabels,
  paymentMethodLabels,
} from '../../i18n/vocabulary/payments.ts'
import { Heading } from '../../kit/Heading.tsx'
import { Code, Money, Name } from '../../kit/Isolated.tsx'
import styles from './Ledger.module.css'
import { ledgerMessages } from './ledgerMessages.ts'
import { TakeBackButton } from './TakeBackButton.tsx'
import { TakeBackDialog } from './TakeBackDialog.tsx'

type Entry = LedgerData['data'][number]

/** Everything that happened to the money of the order, oldest first. */
export function Ledger({ ledger, order }: { ledger: LedgerData; order: Order }) {
  const t = useText(ledgerMessages)
  const maySettle = useCan('orders.settle')
  const [taken, setTaken] = useState<{ entry: Entry; isOpen: boolean } | null>(null)
  const reversed = new Set(ledger.data.map(({ reverses }) => reverses))
  return (
    <section className={styles.ledger} aria-label={t('ledger')}>
      <Heading className={styles.heading}>{t('ledger')}</Heading>
      {ledger.data.length === 0 ? (
        <p className="quiet">{t('empty')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col" className={styles.amount}>
                {t('amount')}
              </th>
              <th scope="col" className={styles.amount}>
                {t('openAfter')}
              </th>
              {maySettle && (
                <th scope="col">
                  <VisuallyHidden>{t('actions')}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {ledger.data.map((entry) => (
              <tr key={entry._id} data-reversed={reversed.has(entry._id) || undefined}>
                <td>
                  <Code>{day(entry.day)}</Code>
                </td>
                <td>
                  <What entry={entry} order={order} />
                </td>
                <td className={styles.amount}>
                  <span className={styles.sum}>
                    <Money amount={entry.amount} currency={entry.currency} />
                  </span>
                </td>
                <td className={styles.amount}>
                  <Money amount={entry.balance} currency={entry.currency} />
                </td>
                {maySettle && (
                  <td className={styles.tools}>
                    {mayTakeBack(entry, ledger.data).ok && (
                      <TakeBackButton entry={entry} onPress={() => setTaken({ entry, isOpen: true })} />
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <TakeBackDialog
        entry={taken?.entry ?? null}
        orderId={order._id}
        opened={taken?.isOpen ?? false}
        onClose={() => setTaken(taken && { ...taken, isOpen: false })}
      />
    </section>
  )
}

/** A row in words: its kind, method, reference and reason, and who recorded it when. */
function What({ entry, order }: { entry: Entry; order: Order }) {
  const t = useText(ledgerMessages)
  const kind = useLabel(ledgerKindLabels)
  const method = useLabel(paymentMethodLabels)
  const reason = useLabel(adjustmentReasonLabels)
  const { received, heldBy } = entry
  const holderText = ({ name, handedOver }: NonNullable<typeof heldBy>) =>
    handedOver === null
      ? t('heldNow', { name: named(name) })
      : t('handedOver', { name: named(name), day: ltr(day(handedOver)) })
  const tour = order.selectedTours.find(({ _id }) => _id === entry.entry)?.tour?.name
  const how = [
    entry.method && method(entry.method),
    entry.reason && reason(entry.reason),
    received && t('received', { amount: money(received.amount, received.currency) }),
    heldBy && holderText(heldBy),
  ].filter((word) => word !== null)
  return (
    <>
      <span className={styles.words}>
        <span className={`strong ${styles.kind}`}>{kind(entry.kind)}</span>
        {how.map((word) => (
          <span key={word}>{word}</span>
        ))}
        {tour && <Name>{tour}</Name>}
        {entry.reference && <Name>{entry.reference}</Name>}
      </span>
      {entry.note && (
        <span className="breaks block">
          <Name>{entry.note}</Name>
        </span>
      )}
      <span className="quiet breaks block">
        {entry.by && <Name>{entry.by}</Name>} <Code>{dateTime(entry.created)}</Code>
      </span>
    </>
  )
}
