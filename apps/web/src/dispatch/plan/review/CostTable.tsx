import { type CostPart, costOf, weigh } from '@tourdesk/domain/plan/cost'
import { number } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import styles from '../plan.module.css'
import { costOfPlan } from './departureReviews.ts'
import { reviewMessages } from './reviewMessages.ts'
import type { Review } from './useReview.ts'

/** How often each part of the cost occurs today and with what's ticked, the dearest first; parts that never do are left out. */
export function CostTable({ review: { proposal, plan } }: { review: Review }) {
  const t = useText(reviewMessages)
  const { cost, facts, request } = proposal
  const after = costOfPlan(proposal, plan.units)
  const before = { ...costOfPlan(proposal, facts.units), ...cost.before }
  const price = (part: CostPart) => costOf[part][request.aim]
  const parts = (Object.keys(costOf) as CostPart[])
    .filter((part) => before[part] > 0 || after[part] > 0)
    .toSorted((a, b) => price(b) - price(a))
  return (
    <section className={`frame ${styles.panel}`} aria-label={t('summary')}>
      <h2>{t('summary')}</h2>
      <table className={styles.cost}>
        <thead>
          <tr>
            <th scope="col">{t('part')}</th>
            <th scope="col">{t('today')}</th>
            <th scope="col">{t('proposal')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Line key={part} name={t(`cost_${part}`)} before={before[part]} after={after[part]} />
          ))}
          <Line name={t('total')} before={weigh(before, request.aim)} after={weigh(after, request.aim)} />
        </tbody>
      </table>
    </section>
  )
}

function Line({ name, before, after }: { name: string; before: number; after: number }) {
  const look = after < before ? styles.better : after > before ? 'strong orange' : undefined
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{number(before)}</td>
      <td className={look}>{number(after)}</td>
    </tr>
  )
}
