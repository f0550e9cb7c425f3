import { Button } from '@mantine/core'
import { useText } from '../../../i18n/useText.ts'
import styles from '../plan.module.css'
import { peopleIn } from './departureReviews.ts'
import { reviewMessages } from './reviewMessages.ts'
import type { Apply } from './useApply.ts'
import type { Review } from './useReview.ts'

/** What's ticked adds up to, and the button that applies it. */
export function ApplyBar({ review, apply }: { review: Review; apply: Apply }) {
  const t = useText(reviewMessages)
  const { proposal, plan, chosen, clashes } = review
  const suppliers = plan.units.filter(({ externalCar }) => externalCar !== null).length
  const count = chosen.units.length + chosen.moves.length
  const facts = [
    t('planned', {
      part: peopleIn(plan.units.flatMap(({ parts }) => parts)),
      all: peopleIn(proposal.facts.parties),
    }),
    t('vehicleCount', { count: plan.units.length }),
    ...(suppliers > 0 ? [t('supplierCount', { count: suppliers })] : []),
  ]
  return (
    <section className={styles.bar} aria-label={t('bar')}>
      <p role="status" className="tabular">
        {facts.join(' · ')}
      </p>
      {clashes.size > 0 && <p className="red">{t('clash')}</p>}
      <Button
        className="pushEnd"
        disabled={count === 0 || clashes.size > 0}
        loading={apply.busy}
        onClick={apply.run}
      >
        {count === 0 ? t('nothingTicked') : t('apply', { count })}
      </Button>
    </section>
  )
}
