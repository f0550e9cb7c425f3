import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import { useText } from '../../../i18n/useText.ts'
import { FindingItems } from '../../check/FindingItems.tsx'
import styles from '../plan.module.css'
import { foundUnits } from './foundUnits.ts'
import { reviewMessages } from './reviewMessages.ts'

/** The findings that the whole proposal solves, and those that it adds. */
export function FindingChanges({ proposal }: { proposal: DayProposal }) {
  const t = useText(reviewMessages)
  const { before, after } = proposal.findings
  const units = foundUnits(proposal, t('newWithoutVehicle'))
  const keys = (some: typeof before) => new Set(some.map(({ key }) => key))
  const [old, now] = [keys(before), keys(after)]
  const solved = before.filter(({ key }) => !now.has(key))
  const added = after.filter(({ key }) => !old.has(key))
  return (
    <section className={`frame ${styles.panel}`} aria-label={t('findings')}>
      <h2>{t('findings')}</h2>
      <p className="flat">{t('findingsCount', { before: before.length, after: after.length })}</p>
      {solved.length + added.length === 0 && <p className="quiet flat">{t('noneSolved')}</p>}
      {[
        { key: 'solved' as const, some: solved, about: units.before },
        { key: 'added' as const, some: added, about: units.after },
      ].map(
        ({ key, some, about }) =>
          some.length > 0 && (
            <details key={key}>
              <summary>{t(key, { count: some.length })}</summary>
              <FindingItems
                label={t(key, { count: some.length })}
                date={proposal.request.date}
                findings={some}
                units={about}
                isPlanned
              />
            </details>
          ),
      )}
    </section>
  )
}
