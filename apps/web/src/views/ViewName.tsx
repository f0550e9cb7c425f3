import { Button } from '@mantine/core'
import { useText } from '../i18n/useText.ts'
import { Tag } from '../kit/Tag.tsx'
import { viewMessages } from './messages.ts'
import { useViewActions } from './useViewActions.ts'
import type { ViewState } from './useViewedList.ts'

/** Beside a list's title: the open view, and whether the list differs from what's saved. */
export function ViewName({ view }: { view: ViewState }) {
  const t = useText(viewMessages)
  const { saving } = useViewActions(view)
  const { saved, isChanged, isGone, show } = view
  if (!saved) return null
  return (
    <>
      <bdi>{saved.name}</bdi>
      {!saved.isOwn && <span className="quiet">{t('by', { name: saved.by })}</span>}
      {isChanged && !isGone && (
        <>
          <Tag tone="orange">{t('changed')}</Tag>
          {saved.isOwn && (
            <Button
              variant="default"
              size="compact-sm"
              loading={saving.busy}
              onClick={() => void saving.run()}
            >
              {t('saveChanges')}
            </Button>
          )}
          <Button variant="subtle" size="compact-sm" onClick={() => show(saved._id)}>
            {t('dropChanges')}
          </Button>
        </>
      )}
    </>
  )
}
