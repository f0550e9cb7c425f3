import { useText } from '../i18n/useText.ts'
import { useOpen } from '../kit/AppLink.tsx'
import { useKeys } from '../kit/useKeys.ts'
import { messages } from './messages.ts'

/** `g h` opens the home page from every page. */
export function useHomeKey(): void {
  const t = useText(messages)
  const open = useOpen()
  useKeys([{ keys: 'g h', label: t('home'), run: () => open('/home'), everywhere: true }])
}
