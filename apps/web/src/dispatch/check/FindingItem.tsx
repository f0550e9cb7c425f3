import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { DayUnit } from '@tourdesk/contract/dispatch/dayPlan'
import { type Day, timeIn } from '@tourdesk/domain/calendar'
import { mayBeKnown } from '@tourdesk/domain/checks/finding'
import { severityWords } from '@tourdesk/words/log/findingWords'
import { api } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { named } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { Code, Name } from '../../kit/Isolated.tsx'
import { useAction } from '../../kit/useAction.ts'
import { ProposePlan } from '../ProposePlan.tsx'
import { UnitNumber } from '../UnitNumber.tsx'
import styles from './check.module.css'
import { checkMessages } from './checkMessages.ts'
import { mayBeRepaired, remedyOf } from './remedyOf.ts'
import { SeveritySign } from './SeveritySign.tsx'
import { severityTones } from './severityTones.ts'
import { useFindingText } from './useFindingText.ts'

/** The most orders listed; more are only counted. */
const mostOrders = 4

/** A vehicle unit, as a finding names it: by its number on the board and by its vehicle. */
export type FoundUnit = Pick<DayUnit, 'vehicle'> & {
  /** Null for one that's only proposed. */
  number: number | null
}

interface FindingItemProps {
  date: Day
  finding: DayFinding
  /** The vehicle unit that it's about, if it's about one. */
  unit: FoundUnit | undefined
  /** True under a heading with the departure. */
  isGrouped?: boolean | undefined
  /** The page that boards go back to, if it's not the Day page. */
  from?: 'check' | undefined
  /** True if the keys step to it. */
  isStep?: boolean | undefined
  /** Undefined for a finding that's known already. */
  onKnow?: (() => void) | undefined
  /** It's about a plan that's only proposed, so there's nothing to do about it yet. */
  isPlanned?: boolean | undefined
}

/** A finding: its severity, place and text, and what can be done about it. */
export function FindingItem({
  date,
  finding,
  unit,
  isGrouped,
  from,
  isStep,
  onKnow,
  isPlanned = false,
}: FindingItemProps) {
  const t = useText(checkMessages)
  const severityName = useLabel(severityWords)
  const textOf = useFindingText()
  const mayWrite = useCan('dispatch.write') && !isPlanned
  const { tour, severity, known } = finding
  const time = finding.code === 'incident' ? timeIn(new Date(finding.params.at)) : finding.time
  const remedy = remedyOf(finding, date, from)
  const text = textOf(finding)
  return (
    <li
      data-known={known !== null || undefined}
      data-finding={isStep && known === null ? finding.key : undefined}
      tabIndex={isStep && known === null ? -1 : undefined}
    >
      <span className={`inlineRow gap6 ${styles.severity} ${severityTones[severity]}`}>
        <SeveritySign severity={severity} />
        {severityName(severity)}
      </span>
      <span className={styles.time}>{time && <Code>{time}</Code>}</span>
      {!isGrouped && <span className="strong">{tour ? <Name>{tour.name}</Name> : t('wholeDay')}</span>}
      {unit && (
        <span className="inlineRow gap6">
          {unit.number !== null && <UnitNumber number={unit.number} />}
          {unit.vehicle && <Name>{unit.vehicle}</Name>}
        </span>
      )}
      <span className={styles.text}>
        {text}
        {known && (
          <span className="block">
            {t('known', { reason: named(known.reason), name: named(known.name) })}
          </span>
        )}
      </span>
      <span className={`inlineRow wrap gap2 across12 ${styles.actions}`}>
        <Orders finding={finding} />
        {remedy?.label && !isPlanned && <AppLink href={remedy.href}>{t(remedy.label)}</AppLink>}
        {mayWrite && mayBeRepaired(finding) && (
          <ProposePlan date={date} mode="repair" size="compact-sm" about={text} />
        )}
        {mayWrite && known && <Reopen date={date} finding={finding} text={text} />}
        {mayWrite && onKnow && mayBeKnown(finding) && (
          <Button
            variant="default"
            size="compact-sm"
            className="notPrinted"
            aria-label={t('knowOf', { finding: text })}
            onClick={onKnow}
          >
            {t('know')}
          </Button>
        )}
      </span>
    </li>
  )
}

function Orders({ finding: { entries } }: { finding: DayFinding }) {
  const t = useText(checkMessages)
  const orders = new Map(entries.map(({ orderId, orderNumber }) => [orderId, orderNumber]))
  const shown = [...orders].slice(0, mostOrders)
  return (
    <>
      {shown.map(([id, number]) => (
        <AppLink key={id} href={`/order/${id}`} aria-label={t('order', { number })}>
          <Code>{number}</Code>
        </AppLink>
      ))}
      {orders.size > mostOrders && <Code>{t('more', { count: orders.size - mostOrders })}</Code>}
    </>
  )
}

function Reopen({ date, finding: { key }, text }: { date: Day; finding: DayFinding; text: string }) {
  const t = useText(checkMessages)
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: ['dayChecks'] })
  const reopen = useAction(() => api.dayChecks.reopen({ params: { date, key } }), {
    success: t('reopened'),
    failure: t('notReopened'),
    onSuccess: reload,
    onFailure: () => {
      void reload()
      return false
    },
  })
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className="notPrinted"
      loading={reopen.busy}
      aria-label={t('reopenOf', { finding: text })}
      onClick={() => void reopen.run()}
    >
      {t('reopen')}
    </Button>
  )
}
