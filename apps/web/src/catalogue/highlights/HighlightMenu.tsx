import { IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Highlight } from '@tourdesk/contract/catalogue/highlights'
import { api } from '../../app/api.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { ActionMenu } from '../../kit/ActionMenu.tsx'
import { confirmDelete } from '../../kit/dialog/confirm.ts'
import { useForgetDirty } from '../../kit/dirty.ts'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { highlightMessages } from './messages.ts'
import { useRefreshHighlights } from './useRefreshHighlights.ts'

/** Publishes or deactivates a highlight, or deletes it after a question. */
export function HighlightMenu({ highlight }: { highlight: Highlight }) {
  const t = useText(highlightMessages)
  const words = useText(common)
  const outcomes = useOutcomes()
  const navigate = useNavigate()
  const refresh = useRefreshHighlights()
  const forgetDirty = useForgetDirty()
  const params = { id: highlight._id }
  const activate = useAction(
    (isActive: boolean) =>
      isActive ? api.highlights.publish({ params }) : api.highlights.deactivate({ params }),
    { ...outcomes.update, onSuccess: refresh },
  )
  const remove = useAction(() => api.highlights.remove({ params }), {
    ...outcomes.remove,
    onSuccess: async () => {
      forgetDirty()
      await navigate({ to: '/highlights' })
      refresh()
    },
  })
  async function askToRemove() {
    if (await confirmDelete(t('deleteQuestion'))) await remove.run()
  }

  const toggle = highlight.isActive
    ? { key: 'deactivate', label: t('deactivate'), icon: <IconEyeOff size={16} stroke={1.6} /> }
    : { key: 'publish', label: t('publish'), icon: <IconEye size={16} stroke={1.6} /> }
  return (
    <ActionMenu
      label={t('actions')}
      busy={activate.busy || remove.busy}
      actions={[
        { ...toggle, onClick: () => void activate.run(!highlight.isActive) },
        {
          key: 'delete',
          label: words('delete'),
          icon: <IconTrash size={16} stroke={1.6} />,
          danger: true,
          onClick: () => void askToRemove(),
        },
      ]}
    />
  )
}
