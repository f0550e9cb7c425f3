import { Button } from '@mantine/core'
import { issuesOf } from '@tourdesk/domain/checked'
import { checkStarOrder } from '@tourdesk/domain/orders/checkStarOrder'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { withStarTour } from '@tourdesk/domain/orders/withStarTour'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { percent } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { ChoiceField } from '../../../kit/form/formFields.tsx'
import { useOrderDesk } from '../OrderDesk.ts'
import { starTourOf } from '../orderFacts.ts'
import { orderMessages } from '../orderMessages.ts'
import { sceneOf } from '../sceneOf.ts'
import { useStarTour } from '../useStarTour.ts'

/** The star tour of the order, which fills in its tours; fixed once the order is saved. */
export function StarTourField() {
  const t = useText(orderMessages)
  const desk = useOrderDesk()
  const { form, order, world, locks } = desk
  const chosen = useStarTour()
  const draft = useWatch({ control: form.control, compute: starOf })
  // Not in `compute`, which doesn't run again when the star tours are loaded again.
  const fault =
    order || !draft.starTour ? null : issuesOf(checkStarOrder(draft, starTourOf(world, draft)))[0]?.code
  const offered = order?.starTour ? [order.starTour] : world.starTours
  const discount = (share: number) => (share > 0 ? t('discount', { pct: percent(share) }) : '')

  const show = useEffectEvent(() => {
    if (fault) void form.trigger('starTour')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown as soon as it's known, before anyone asks
  useEffect(() => show(), [fault])

  function fill(id: string | null | undefined) {
    const star = world.starTours.find(({ _id }) => _id === id)
    if (!star) return
    const { selectedTours } = withStarTour(form.getValues(), star, sceneOf(desk))
    form.setValue('selectedTours', selectedTours, { shouldDirty: true })
    form.clearErrors(['starTour', 'selectedTours'])
    desk.openEntry(0)
  }

  return (
    <div className="flex wrap alignEnd gap8">
      <div className="grow shrinks">
        <ChoiceField
          control={form.control}
          name="starTour"
          label={t('starTour')}
          required
          searchable
          options={offered.map(({ _id, name, discount: share }) => ({
            value: _id,
            label: name,
            note: discount(share),
          }))}
          help={chosen ? discount(chosen.discount) : t('starTourHelp')}
          adds={order ? undefined : { kind: 'starTour' }}
          disabled={locks.order('starTour') !== null}
          onChange={fill}
        />
      </div>
      {fault === 'star_tour_changed' && (
        <Button variant="default" onClick={() => fill(form.getValues('starTour'))}>
          {t('fillStarTour')}
        </Button>
      )}
    </div>
  )
}

/** The parts of the order that the star tour sets. */
function starOf({ orderType, starTour, selectedTours }: OrderDraft) {
  return { orderType, starTour, selectedTours: selectedTours.map(({ tour }) => ({ tour })) }
}
