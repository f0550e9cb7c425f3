import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { ReactNode } from 'react'
import { list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { seatsOf } from '../unitOf.ts'
import { useLoadText } from '../useLoadText.ts'
import { unitMessages } from './messages.ts'
import styles from './unit.module.css'

/** The unit's vehicle and crew so far; the seats turn red if there are too few. */
export function UnitSummary({ unit }: { unit: VehicleUnit }) {
  const t = useText(unitMessages)
  const load = useLoadText()(unit)
  const seats = seatsOf(unit)
  const isOver = seats !== null && unit.participants > seats
  return (
    <div className={`flex wrap alignEnd gap4 across20 flat ${styles.summary}`}>
      <dl className="flex wrap alignEnd gap4 across20 flat">
        <Part name={t('vehicle')}>{unit.car?.plateId ?? unit.externalCar?.name}</Part>
        <Part name={t('driver')}>{unit.driver?.name}</Part>
        <Part name={t('guide')}>{list(unit.guide.map(({ name }) => name))}</Part>
      </dl>
      <div className={`pushEnd strong tabular ${styles.seats}`} data-over={isOver || undefined}>
        {load}
      </div>
    </div>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children || '–'}</bdi>
      </dd>
    </div>
  )
}
