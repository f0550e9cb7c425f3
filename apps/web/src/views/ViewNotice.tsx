import { IconAlertTriangle } from '@tabler/icons-react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { Notice } from '../kit/Notice.tsx'
import { viewMessages } from './messages.ts'
import type { ViewState } from './useViewedList.ts'

/** Shown above a list whose view was deleted or couldn't be loaded. */
export function ViewNotice({ view }: { view: ViewState }) {
  const t = useText(viewMessages)
  const words = useText(common)
  const icon = <IconAlertTriangle size={16} stroke={1.6} />
  if (view.isGone)
    return (
      <Notice icon={icon} action={t('usual')} onAction={() => view.show(undefined)}>
        {t('gone')}
      </Notice>
    )
  if (!view.error || view.saved) return null
  return (
    <Notice icon={icon} action={words('tryAgain')} onAction={view.retry}>
      {t('failed')}
    </Notice>
  )
}
