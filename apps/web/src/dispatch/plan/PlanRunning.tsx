import { Button, Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { useAction } from '../../kit/useAction.ts'
import styles from './plan.module.css'
import { planMessages } from './planMessages.ts'

/** How far the search is, with a button that ends it with the best plan so far. */
export function PlanRunning({ id }: { id: string }) {
  const t = useText(planMessages)
  const { data } = useQuery({
    ...queries.dayPlans.progress({ params: { id } }),
    // Polls, since no notice is sent about a search.
    refetchInterval: 500,
  })
  const stop = useAction(() => api.dayPlans.stop({ params: { id } }), { failure: t('notStopped') })
  const { done = 0, departures = 0 } = data ?? {}
  const isKnown = data?.isRunning === true && departures > 0
  return (
    <section className={`frame stack gap12 ${styles.running}`} aria-label={t('planning')}>
      <div className="row wrap gap8 across16">
        <p role="status" className="flat large strong tabular">
          {isKnown ? t('planned', { done, departures }) : t('planning')}
        </p>
        <Button
          variant="default"
          className="pushEnd"
          disabled={data?.isRunning !== true}
          loading={stop.busy}
          onClick={() => void stop.run()}
        >
          {t('stop')}
        </Button>
      </div>
      <Progress
        value={isKnown ? (done / departures) * 100 : 0}
        aria-label={t('planning')}
        transitionDuration={200}
      />
    </section>
  )
}
