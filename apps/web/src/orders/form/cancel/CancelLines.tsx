import { Checkbox } from '@mantine/core'
import type { CancelPreview } from '@tourdesk/contract/orders/cancelShapes'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { formDay } from '../../../i18n/format.ts'
import { named } from '../../../i18n/isolate.ts'
import { useText } from '../../../i18n/useText.ts'
import { Code, Money, Name } from '../../../kit/Isolated.tsx'
import { useTierText } from '../../../settings/cancellation/useTierText.ts'
import styles from './cancel.module.css'
import { cancelMessages } from './cancelMessages.ts'
import type { useCancelChoice } from './useCancelChoice.ts'

interface CancelLinesProps {
  order: Order
  desk: ReturnType<typeof useCancelChoice>
  preview: CancelPreview
}

/** Each tour with its price, refund, the refund's step, and what stays owed. Staff choose the tours. */
export function CancelLines({ order, desk, preview }: CancelLinesProps) {
  const t = useText(cancelMessages)
  const { choice, change, open, choosesTours } = desk
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('tour')}</th>
          <th scope="col" className={styles.number}>
            {t('price')}
          </th>
          <th scope="col">{t('goesBack')}</th>
          <th scope="col" className={styles.number}>
            {t('fee')}
          </th>
        </tr>
      </thead>
      <tbody>
        {open.map((entry) => {
          const line = preview.lines.find((one) => one.entry === entry._id)
          const isChosen = choice.entries.includes(entry._id)
          const name = entry.tour?.name ?? ''
          return (
            <tr key={entry._id}>
              <td>
                <span className="flex alignStart gap8">
                  {choosesTours && (
                    <Checkbox
                      size="xs"
                      aria-label={t('cancelTour', { name: named(name) })}
                      checked={isChosen}
                      onChange={(event) =>
                        change({
                          entries: event.currentTarget.checked
                            ? [...choice.entries, entry._id]
                            : choice.entries.filter((id) => id !== entry._id),
                        })
                      }
                    />
                  )}
                  <span>
                    <Name>{name}</Name>{' '}
                    <span className="quiet">{entry.date && <Code>{formDay(entry.date)}</Code>}</span>
                  </span>
                </span>
              </td>
              <td className={styles.number}>
                {isChosen && line && <Money amount={line.share} currency={order.currency} />}
              </td>
              <td>{isChosen && line && <GoesBack line={line} />}</td>
              <td className={styles.number}>
                {isChosen && line && line.fee > 0 && <Money amount={line.fee} currency={order.currency} />}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The refunded percentage and the step it comes from; empty if an amount was chosen. */
function GoesBack({ line: { percent, tier } }: { line: CancelPreview['lines'][number] }) {
  const tierText = useTierText()
  if (tier) return tierText(tier)
  return percent === null ? null : <Code>{percent}%</Code>
}
