import { IconCopy, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { api } from '../../app/api.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { ActionMenu } from '../../kit/ActionMenu.tsx'
import { confirmDelete } from '../../kit/dialog/confirm.ts'
import { useForgetDirty } from '../../kit/dirty.ts'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { useUsageText } from '../../pricing/useUsageText.ts'
import { tourMessages } from './messages.ts'
import { usePriceGapWarning } from './prices/usePriceGaps.ts'
import { useRefreshTours } from './useRefreshTours.ts'

interface TourMenuProps {
  tour: Tour
  /**
   * Shows why the tour can't be published, in the section it's about; returns false if there's no such
   * section.
   */
  onPublishRefused: (error: unknown) => boolean
}

/** Publishes, deactivates, copies and deletes a saved tour. */
export function TourMenu({ tour, onPublishRefused }: TourMenuProps) {
  const t = useText(tourMessages)
  const words = useText(common)
  const outcomes = useOutcomes()
  const navigate = useNavigate()
  const refresh = useRefreshTours()
  const warn = usePriceGapWarning()
  const usageText = useUsageText()
  const forgetDirty = useForgetDirty()
  const params = { id: tour._id }
  const activate = useAction(
    (isActive: boolean) => (isActive ? api.tours.publish({ params }) : api.tours.deactivate({ params })),
    {
      ...outcomes.update,
      onSuccess: (changed) => {
        refresh()
        warn(changed)
      },
      onFailure: onPublishRefused,
    },
  )
  const duplicate = useAction(() => api.tours.duplicate({ params }), {
    ...outcomes.create,
    onSuccess: async ({ _id }) => {
      refresh()
      await navigate({ to: '/tour/$tourId', params: { tourId: _id } })
    },
  })
  const remove = useAction(() => api.tours.remove({ params }), {
    ...outcomes.remove,
    onSuccess: async () => {
      forgetDirty()
      await navigate({ to: '/tours' })
      refresh()
    },
  })
  async function askToRemove() {
    const usage = await usageText('tours', tour._id)
    if (await confirmDelete(`${t('deleteQuestion')} ${usage}`.trim())) await remove.run()
  }

  const icon = { size: 16, stroke: 1.6 }
  return (
    <ActionMenu
      label={t('actions')}
      busy={activate.busy || duplicate.busy || remove.busy}
      actions={[
        tour.isActive
          ? {
              key: 'deactivate',
              label: t('deactivate'),
              icon: <IconEyeOff {...icon} />,
              onClick: () => void activate.run(false),
            }
          : {
              key: 'publish',
              label: t('publish'),
              icon: <IconEye {...icon} />,
              onClick: () => void activate.run(true),
            },
        {
          key: 'duplicate',
          label: t('duplicate'),
          icon: <IconCopy {...icon} />,
          onClick: () => void duplicate.run(),
        },
        {
          key: 'delete',
          label: words('delete'),
          icon: <IconTrash {...icon} />,
          danger: true,
          onClick: () => void askToRemove(),
        },
      ]}
    />
  )
}
