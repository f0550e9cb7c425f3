import { useText } from '../../i18n/useText.ts'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { affiliationMessages } from './affiliationMessages.ts'

/** Copies and says so (AFF-04, HOLE-C77). */
export function CopyLink({ name, text }: { name: string; text: string }) {
  const t = useText(affiliationMessages)
  return <CopyButton text={text} label={t('copy', { name })} done={t('copied')} />
}
