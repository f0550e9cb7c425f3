import { Checkbox } from '@mantine/core'
import { type BatchTerms, batchTerms } from '@tourdesk/contract/departures/batchParts'
import type { CancelItem } from '@tourdesk/contract/departures/departureBatches'
import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import { day, list, money } from '../../i18n/format.ts'
import { ltr, named } from '../../i18n/isolate.ts'
import { useOptions } from '../../i18n/labels.ts'
import { problemSentence } from '../../i18n/problemSentence.ts'
import { useText } from '../../i18n/useText.ts'
import { Choice } from '../../kit/fields/Choice.tsx'
import { Code, Money, Name } from '../../kit/Isolated.tsx'
import { useMessageLine } from '../useMessageLine.ts'
import styles from './cancel.module.css'
import { batchTermsLabels, cancelMessages } from './cancelMessages.ts'
import { type ChosenRow, refundOf } from './chosenRows.ts'

interface CancelRowProps {
  item: CancelItem
  row: ChosenRow
  onChange: (change: Partial<ChosenRow>) => void
}

/** An order of the list: its tick, its terms, and what it gets back. One with a problem can't be ticked. */
export function CancelRow({ item, row, onChange }: CancelRowProps) {
  const t = useText(cancelMessages)
  const { order, customer, agency, people, entries, isWhole, currency, problem, paid } = item
  const options = useOptions(batchTerms, batchTermsLabels)
  const refund = refundOf(item, row)
  const outcome = item.outcomes?.[row.terms]
  const messageLine = useMessageLine(item)
  return (
    <li className={styles.row}>
      <Checkbox
        aria-label={`${order.orderNumber} ${customer}`}
        checked={row.isTicked}
        disabled={problem !== null}
        onChange={(event) => onChange({ isTicked: event.currentTarget.checked })}
      />
      <span>
        <Code>{order.orderNumber}</Code> <Name>{customer}</Name>{' '}
        <span className="quiet">
          <Name>{agency}</Name> · {t('people', { count: people })}
        </span>
        <br />
        <span className="quiet">
          {list(entries.map(({ tour, date }) => `${named(tour)} ${ltr(day(date))}`))}
          {!isWhole && <> · {t('partOnly')}</>}
          {outcome && (
            <>
              {' · '}
              {t('price', {
                before: ltr(money(item.priceBefore, currency)),
                after: ltr(money(outcome.priceAfter, currency)),
              })}
              {outcome.fee > 0 && <> · {t('fee', { amount: ltr(money(outcome.fee, currency)) })}</>}
              {outcome.backToCredit > 0 && (
                <> · {t('backToCredit', { amount: ltr(money(outcome.backToCredit, currency)) })}</>
              )}
            </>
          )}
          {' · '}
          {messageLine}
        </span>
      </span>
      {problem ? (
        <span className="orange">{problemSentence(problem.code as ProblemCode, problem.params)}</span>
      ) : (
        <>
          <Choice<BatchTerms>
            label={t('terms')}
            options={options}
            value={row.terms}
            disabled={!row.isTicked || paid === 0}
            onChange={(terms) => terms && onChange({ terms })}
          />
          <span className="tabular textEnd">
            {refund > 0 ? <Money amount={refund} currency={currency} /> : t('noRefund')}
          </span>
          {refund > 0 && (
            <Checkbox
              label={t('asCredit')}
              checked={row.asCredit}
              disabled={!row.isTicked}
              onChange={(event) => onChange({ asCredit: event.currentTarget.checked })}
            />
          )}
        </>
      )}
    </li>
  )
}
