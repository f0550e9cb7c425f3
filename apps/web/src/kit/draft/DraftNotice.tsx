import { IconInfoCircle } from '@tabler/icons-react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../Notice.tsx'

/** Says that earlier typing was restored, with a button to start over. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  const t = useText(common)
  return (
    <Notice icon={<IconInfoCircle size={16} />} action={t('startOver')} onAction={onStartOver}>
      {t('restored')}
    </Notice>
  )
}
