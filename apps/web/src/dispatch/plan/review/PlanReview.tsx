import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import { useMemo } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import styles from '../plan.module.css'
import { ApplyBar } from './ApplyBar.tsx'
import { CostTable } from './CostTable.tsx'
import { departureReviews } from './departureReviews.ts'
import { FindingChanges } from './FindingChanges.tsx'
import { LackedFacts } from './LackedFacts.tsx'
import { OpenParties } from './OpenParties.tsx'
import { PlanNotices } from './PlanNotices.tsx'
import { PlannedDeparture } from './PlannedDeparture.tsx'
import { reviewMessages } from './reviewMessages.ts'
import { useApply } from './useApply.ts'
import { type Review, useReview } from './useReview.ts'

/** What a proposal changes about the day, to be looked at, ticked and applied. */
export function PlanReview({ proposal }: { proposal: DayProposal }) {
  const t = useText(reviewMessages)
  const review = useReview(proposal)
  const apply = useApply(review)
  const { units, moves, open, facts } = proposal
  const isChange = moves.length > 0 || units.some(({ kind }) => kind !== 'kept')
  if (facts.departures.length === 0) return <EmptyState text={t('noDepartures')} />
  return (
    <div className={`stack gap12 ${styles.review}`}>
      <PlanNotices proposal={proposal} refused={apply.refused} />
      {!isChange && (
        <p role="status" className={`frame flat ${styles.panel}`}>
          {t(open.length === 0 ? 'nothingOpen' : 'nothingBetter')}
        </p>
      )}
      {open.length > 0 && <OpenParties proposal={proposal} />}
      {isChange && (
        <div className={styles.top}>
          <CostTable review={review} />
          <FindingChanges proposal={proposal} />
        </div>
      )}
      <LackedFacts proposal={proposal} />
      {isChange && <Departures review={review} />}
      {isChange && proposal.applied === null && <ApplyBar review={review} apply={apply} />}
    </div>
  )
}

/** A repair lists only what changes. */
function Departures({ review }: { review: Review }) {
  const t = useText(reviewMessages)
  const { proposal, plan } = review
  const all = useMemo(() => departureReviews(proposal, plan), [proposal, plan])
  const isRepair = proposal.request.mode === 'repair'
  const shown = isRepair ? all.filter(({ isChanged }) => isChanged) : all
  return (
    <>
      {shown.map((departure) => (
        <PlannedDeparture key={departure.tour} departure={departure} review={review} />
      ))}
      {shown.length < all.length && (
        <p className="quiet flat">{t('stays', { count: all.length - shown.length })}</p>
      )}
    </>
  )
}
