import { useText } from '../i18n/useText.ts'
import { useOpen } from '../kit/AppLink.tsx'
import { useKeys } from '../kit/useKeys.ts'
import { keysTo } from './goKeys.ts'
import { messages } from './messages.ts'
import type { NavigationMenu } from './useNavigationEntries.ts'

/** `g` and a letter open the home page and every page of the menu, from every page. */
export function useGoKeys({ places, groups }: NavigationMenu): void {
  const t = useText(messages)
  const open = useOpen()
  const home = { key: 'home' as const, to: '/home', label: t('home') }
  const entries = [home, ...places, ...groups.flatMap((group) => group.entries)]
  useKeys(
    entries.map(({ key, to, label }) => ({
      keys: keysTo(key),
      label,
      run: () => open(to),
      everywhere: true,
    })),
  )
}
