import { IconAlertTriangle, IconClockBolt, IconInfoCircle, IconRoute } from '@tabler/icons-react'
import type { UnitStops } from '@tourdesk/contract/dispatch/stops'
import { timeHere } from '@tourdesk/domain/dispatch/stops/timeHere'
import { useRef } from 'react'
import { useSession } from '../../app/session.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { ActionMenu } from '../../kit/ActionMenu.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { LeaveGuard } from '../../kit/LeaveGuard.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { useKeys } from '../../kit/useKeys.ts'
import { ProposalNotes } from './proposal/ProposalNotes.tsx'
import { proposalMessages } from './proposal/proposalMessages.ts'
import { ToldNotice } from './proposal/ToldNotice.tsx'
import { StopRow } from './StopRow.tsx'
import styles from './stops.module.css'
import { stopsMessages } from './stopsMessages.ts'
import { type StopPlan, useStops } from './useStops.ts'
import { WayRow } from './WayRow.tsx'

/** The stops of a vehicle in order: who gets on where and when. */
export function StopsTab({ unit }: { unit: UnitStops }) {
  const t = useText(stopsMessages)
  if (unit.stops.length === 0) return <EmptyState text={t('empty')} />
  return (
    <LeaveGuard>
      <Stops unit={unit} />
    </LeaveGuard>
  )
}

function Stops({ unit }: { unit: UnitStops }) {
  const t = useText(stopsMessages)
  const mayPlan = useSession().permissions.includes('dispatch.write')
  const plan = useStops(unit)
  const list = useRef<HTMLOListElement>(null)
  const stopOf = new Map(unit.stops.map((stop) => [stop.key, stop]))
  const placed = plan.planned.filter(({ place }) => place !== null).length
  useKeys(
    mayPlan
      ? [
          { keys: 'ArrowUp', label: t('keyUp') },
          { keys: 'ArrowDown', label: t('keyDown') },
        ]
      : [],
  )

  async function save(): Promise<void> {
    const wrong = await plan.save()
    if (wrong === null) return
    const at = plan.lines.findIndex(({ key }) => key === wrong)
    list.current?.querySelectorAll<HTMLElement>('[data-stop-row]')[at]?.querySelector('input')?.focus()
  }

  return (
    <div className={styles.tab}>
      {mayPlan && <StopTools unit={unit} plan={plan} onSave={() => void save()} />}
      {plan.isOutdated && (
        <Notice icon={<IconInfoCircle size={16} />} action={t('discard')} onAction={plan.discard}>
          {t('changedMeanwhile')}
        </Notice>
      )}
      {plan.ways.hasFailed && <Notice icon={<IconAlertTriangle size={16} />}>{t('mapFailed')}</Notice>}
      <ProposalNotes notes={plan.notes} stops={unit.stops} />
      {plan.isDirty && <ToldNotice names={plan.told} />}
      <ol ref={list} className="plainList frame" aria-label={t('stops')}>
        {plan.planned.map((stop, at) => {
          const shown = stopOf.get(stop.key)
          const line = plan.lines[at]
          const before = plan.planned[at - 1]
          const here = timeHere(stop, plan.planned, unit.order)
          if (!shown || !line) return null
          return (
            <li key={stop.key}>
              {before && stop.place && <WayRow from={before} to={stop} drives={plan.ways.drives} />}
              <StopRow
                stop={shown}
                time={line.time}
                unitTime={here?.time ?? null}
                isWrong={plan.wrong.includes(stop.key)}
                number={at + 1}
                of={placed}
                mayPlan={mayPlan && stop.place !== null}
                onTime={(time) => plan.setTime(stop.key, time)}
                onMove={(to) => plan.move(stop.key, Math.min(to, placed - 1))}
                onDragOver={(dragged) => plan.move(dragged, at)}
              />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

const shifts = [5, 10, 15]

function StopTools({ unit, plan, onSave }: { unit: UnitStops; plan: StopPlan; onSave: () => void }) {
  const t = useText(stopsMessages)
  const words = useText(proposalMessages)
  const shared = useText(common)
  return (
    <div className={styles.tools}>
      <ActionButton
        variant="default"
        leftSection={<IconRoute size={16} stroke={1.6} />}
        disabled={plan.ways.isLoading}
        onClick={plan.arrange}
      >
        {t('arrange')}
      </ActionButton>
      <ActionButton
        variant="default"
        leftSection={<IconClockBolt size={16} stroke={1.6} />}
        loading={plan.isProposing}
        onClick={plan.propose}
      >
        {words('propose')}
      </ActionButton>
      <ActionMenu
        label={t('shift')}
        actions={[1, -1].flatMap((direction) =>
          shifts.map((minutes) => ({
            key: String(minutes * direction),
            label: t(direction > 0 ? 'later' : 'earlier', { minutes }),
            onClick: () => plan.shift(minutes * direction),
          })),
        )}
      />
      <span className={styles.summary} role="status">
        {plan.isDirty && <Summary unit={unit} plan={plan} />}
      </span>
      {plan.isDirty && (
        <ActionButton variant="default" onClick={plan.discard}>
          {t('discard')}
        </ActionButton>
      )}
      <ActionButton disabled={!plan.isDirty} loading={plan.isSaving} onClick={onSave}>
        {shared('save')}
      </ActionButton>
    </div>
  )
}

/** What saving will do, since customers are notified. */
function Summary({ unit, plan }: { unit: UnitStops; plan: StopPlan }) {
  const t = useText(stopsMessages)
  const times = new Map(plan.planned.map(({ key, time }) => [key, time]))
  const orders = unit.stops
    .filter(({ key, time }) => times.get(key) !== time)
    .flatMap(({ parties }) => parties.map(({ order }) => order))
  const count = new Set(orders).size
  return count > 0 ? t('moved', { count }) : t('reordered')
}
