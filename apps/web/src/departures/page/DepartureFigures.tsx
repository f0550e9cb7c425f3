import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import { useText } from '../../i18n/useText.ts'
import { FillBar } from '../../kit/FillBar.tsx'
import { Code, Money, Ratio } from '../../kit/Isolated.tsx'
import { Panel } from '../../kit/Panel.tsx'
import styles from '../departure.module.css'
import { departureMessages } from '../departureMessages.ts'

/** What a departure adds up to. */
export function DepartureFigures({ departure }: { departure: WholeDeparture }) {
  const t = useText(departureMessages)
  const { people, orders, units, seats, fill, minimum, gross } = departure
  return (
    <Panel>
      <dl className={styles.figures}>
        <dt>{t('people')}</dt>
        <dd>
          <Code>{people}</Code>
        </dd>
        <dt>{t('orders')}</dt>
        <dd>
          <Code>{orders}</Code>
        </dd>
        <dt>{t('fill')}</dt>
        <dd>
          {fill ? (
            <span className="grid gap4">
              <Ratio part={fill.sold} whole={fill.capacity} />
              <FillBar part={fill.sold} whole={fill.capacity} />
            </span>
          ) : (
            t('openEnded')
          )}
        </dd>
        <dt>{t('units')}</dt>
        <dd>
          <Code>{units.length}</Code>
        </dd>
        <dt>{t('seats')}</dt>
        <dd>
          <Code>{seats}</Code>
        </dd>
        {minimum !== null && (
          <>
            <dt>{t('minimum')}</dt>
            <dd>
              <Code>{minimum}</Code>
            </dd>
          </>
        )}
        {gross !== null && (
          <>
            <dt>{t('gross')}</dt>
            <dd>
              <Money amount={gross} />
            </dd>
          </>
        )}
      </dl>
    </Panel>
  )
}
