import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useOffer } from './offeredActions.ts'

/** An action. */
export interface MenuAction {
  key: string
  label: string
  icon?: ReactNode
  /** Red, and apart from the others. */
  danger?: boolean
  onClick: () => void
}

/** The actions for a whole record, beside its title. The search offers them too. */
export function ActionMenu({
  label,
  actions,
  busy,
}: {
  label: string
  actions: MenuAction[]
  busy?: boolean
}) {
  useOffer(busy ? [] : actions.map(({ label: text, onClick }) => ({ label: text, run: onClick })))
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={busy} rightSection={<IconChevronDown size={14} stroke={1.6} />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown miw={160}>
        {actions.map(({ key, label: text, icon, danger, onClick }, index) => (
          <div key={key}>
            {danger && index > 0 && <Menu.Divider />}
            <Menu.Item color={danger ? 'var(--tone-red)' : undefined} leftSection={icon} onClick={onClick}>
              {text}
            </Menu.Item>
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
