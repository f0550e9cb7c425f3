import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react'
import { useText } from '../i18n/useText.ts'
import { messages } from './messages.ts'

const options: {
  scheme: MantineColorScheme
  text: 'themeAuto' | 'themeLight' | 'themeDark'
  icon: TablerIcon
}[] = [
  { scheme: 'auto', text: 'themeAuto', icon: IconDeviceDesktop },
  { scheme: 'light', text: 'themeLight', icon: IconSun },
  { scheme: 'dark', text: 'themeDark', icon: IconMoon },
]

export function ThemeSwitch() {
  const t = useText(messages)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Current = options.find((option) => option.scheme === colorScheme)?.icon ?? IconSun
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('theme')}>
          <Current size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {options.map(({ scheme, text, icon: Icon }) => (
          <Menu.Item
            key={scheme}
            leftSection={<Icon size={16} stroke={1.6} />}
            rightSection={scheme === colorScheme && <IconCheck size={16} />}
            aria-current={scheme === colorScheme || undefined}
            onClick={() => setColorScheme(scheme)}
          >
            {t(text)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
