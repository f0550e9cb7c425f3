import type { DepartureBatch } from '@tourdesk/contract/departures/departureBatches'
import { useCan } from '../../app/session.ts'
import { dateTime, titleDay } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { Code, Name } from '../../kit/Isolated.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { BatchMessageLine } from '../BatchMessageLine.tsx'
import styles from '../departure.module.css'
import { departureHref } from '../departureHref.ts'
import { moveMessages } from './moveMessages.ts'
import { UndoMove } from './UndoMove.tsx'

/** Who was moved from a departure or to it, and how to take it back. */
export function MovePanel({ batch }: { batch: DepartureBatch }) {
  const t = useText(moveMessages)
  const mayUndo = useCan('dispatch.write')
  const { kind, to, text, customersText, messages, by, at, orders, undoUntil, undoneAt } = batch
  const author = { name: by, when: ltr(dateTime(at)) }
  const title = !to
    ? t('wentBack')
    : kind === 'merge'
      ? t('mergedWith', { tour: to.tour.name })
      : t('movedTo', { tour: to.tour.name, day: titleDay(to.date) })
  return (
    <Panel title={title} actions={undoUntil && mayUndo && <UndoMove batch={batch._id} />}>
      <p className="quiet flat breaks">{text ? t('because', { text, ...author }) : t('by', author)}</p>
      <p className="quiet flat breaks">
        {messages ? customersText && t('told', { text: customersText }) : t('withoutMessages')}
      </p>
      {undoneAt && <p className="flat above4">{t('undone', { when: ltr(dateTime(undoneAt)) })}</p>}
      {to && (
        <p className="flat above4">
          <AppLink href={departureHref({ tour: to.tour._id, date: to.date })}>
            {t('goesTo', { tour: to.tour.name, day: titleDay(to.date) })}
          </AppLink>
        </p>
      )}
      <ul className="plainList">
        {orders.map(({ order, customer, message }) => (
          <li key={order._id} className={styles.line}>
            <span>
              <AppLink href={`/order/${order._id}`}>
                <Code>{order.orderNumber}</Code>
              </AppLink>{' '}
              <Name>{customer}</Name>
            </span>
            <BatchMessageLine message={message} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
