import { Checkbox } from '@mantine/core'
import type { MoveItem } from '@tourdesk/contract/departures/moveBatches'
import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import { money, titleDay } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useOptions } from '../../i18n/labels.ts'
import { problemSentence } from '../../i18n/problemSentence.ts'
import { useText } from '../../i18n/useText.ts'
import { Choice } from '../../kit/fields/Choice.tsx'
import { Code, Name } from '../../kit/Isolated.tsx'
import { useMessageLine } from '../useMessageLine.ts'
import styles from './move.module.css'
import { lessLabels, moveMessages } from './moveMessages.ts'
import { canTick, type LessChoice, lessChoices, type MoveRow as Row } from './moveRows.ts'

interface MoveRowProps {
  item: MoveItem
  row: Row
  onChange: (change: Partial<Row>) => void
}

/** An order of the list: its tick, where it goes and what it costs. */
export function MoveRow({ item, row, onChange }: MoveRowProps) {
  const t = useText(moveMessages)
  const { order, customer, agency, people, entries, currency, problem, priceBefore, listPrice, refund } = item
  const message = useMessageLine(item)
  const options = useOptions(lessChoices, lessLabels)
  const shown = (amount: number | null) => (amount === null ? t('toBeSet') : ltr(money(amount, currency)))
  const after = problem ? priceBefore : item.priceAfter
  return (
    <li className={styles.row}>
      <Checkbox
        aria-label={`${order.orderNumber} ${customer}`}
        checked={row.isTicked}
        disabled={!canTick(item)}
        onChange={(event) => onChange({ isTicked: event.currentTarget.checked })}
      />
      <span>
        <Code>{order.orderNumber}</Code> <Name>{customer}</Name>{' '}
        <span className="quiet">
          <Name>{agency}</Name> · {t('people', { count: people })}
        </span>
        {entries.map(({ _id, to }) => (
          <span key={_id} className="block">
            {t('goesTo', { tour: to.tour, day: titleDay(to.date) })}
          </span>
        ))}
        {!problem && <span className={`quiet ${styles.to}`}>{message}</span>}
      </span>
      {problem && (
        <span className="orange">{problemSentence(problem.code as ProblemCode, problem.params)}</span>
      )}
      {!problem && (
        <span className="tabular textEnd">
          {priceBefore === after
            ? shown(after)
            : t('price2', { before: shown(priceBefore), after: shown(after) })}
          {listPrice !== null && listPrice !== after && (
            <span className="quiet block">{t('byList', { price: shown(listPrice) })}</span>
          )}
        </span>
      )}
      {!problem && refund > 0 && (
        <Choice<LessChoice>
          label={t('less')}
          options={options}
          value={row.less}
          disabled={!row.isTicked}
          onChange={(less) => less && onChange({ less })}
        />
      )}
    </li>
  )
}
