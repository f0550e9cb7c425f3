import { useText } from '../../i18n/useText.ts'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { affiliationMessages } from './affiliationMessages.ts'

/** Copies a text, and says so in a toast. */
export function CopyLink({ name, text }: { name: string; text: string }) {
  const t = useText(affiliationMessages)
  return <CopyButton text={text} label={t('copy', { name })} done={t('copied')} />
}
