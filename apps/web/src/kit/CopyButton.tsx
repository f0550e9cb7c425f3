import { ActionIcon, Tooltip } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { copyText } from './copyText.ts'
import { toast } from './toast/toast.tsx'

interface CopyButtonProps {
  text: string
  /** The button's label, by default "Copy". */
  label?: string
  /** The toast afterwards, by default a general one. */
  done?: string
}

export function CopyButton({ text, label, done }: CopyButtonProps) {
  const t = useText(common)
  const name = label ?? t('copy')
  async function copy() {
    try {
      await copyText(text)
      toast.success(done ?? t('copied'))
    } catch {
      toast.error(t('notCopied'))
    }
  }
  return (
    <Tooltip label={name}>
      <ActionIcon aria-label={name} size={24} onClick={() => void copy()}>
        <IconCopy size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
