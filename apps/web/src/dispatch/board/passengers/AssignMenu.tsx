import { Menu } from '@mantine/core'
import { IconArrowsSplit2, IconPlus } from '@tabler/icons-react'
import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Code, Name } from '../../../kit/Isolated.tsx'
import type { Rider } from '../../riders.ts'
import { useLoadText } from '../../useLoadText.ts'
import { boardMessages } from '../messages.ts'
import { useUnitName } from '../unitNames.ts'
import { type Board, newVehicle } from '../useBoard.ts'
import { useRefusal } from '../useRefusal.ts'
import styles from './AssignMenu.module.css'

interface AssignMenuProps {
  board: Board
  party: Rider[]
  opened: boolean
  onChange: (opened: boolean) => void
  onPick: (unit: VehicleUnit | typeof newVehicle) => void
  /** Splits the party; undefined for several parties. */
  onSplit?: (() => void) | undefined
  /** The button that opens the menu. */
  children: ReactNode
}

/** Without `keydown`, since the key that opens the menu would close it immediately. */
const pointers = ['mousedown', 'touchstart']

/** The departure's vehicles with their load; those that can't take the party show why. */
export function AssignMenu({ board, party, opened, onChange, onPick, onSplit, children }: AssignMenuProps) {
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-end" width={280} clickOutsideEvents={pointers}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Items board={board} party={party} onPick={onPick} onSplit={onSplit} />
      </Menu.Dropdown>
    </Menu>
  )
}

function Items({
  board,
  party,
  onPick,
  onSplit,
}: Pick<AssignMenuProps, 'board' | 'party' | 'onPick' | 'onSplit'>) {
  const t = useText(boardMessages)
  const unitName = useUnitName()
  const loadText = useLoadText()
  const refusal = useRefusal()
  const vehicles = board.units.map((unit) => ({ unit, reason: refusal(party, unit, board.tours) }))
  const firstThatFits = vehicles.findIndex(({ reason }) => reason === null)
  return (
    <>
      <Menu.Label>{t('assignTo')}</Menu.Label>
      {vehicles.map(({ unit, reason }, index) => (
        <Menu.Item
          key={unit._id}
          className={styles.item}
          disabled={reason !== null}
          data-autofocus={index === firstThatFits || undefined}
          leftSection={<Code>{index + 1}</Code>}
          rightSection={<span className="numeric">{loadText(unit)}</span>}
          onClick={() => onPick(unit)}
        >
          <Name>{unitName(unit)}</Name>
          {reason && <span className="small red block">{reason}</span>}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconPlus size={14} stroke={1.8} />}
        data-autofocus={firstThatFits === -1 || undefined}
        onClick={() => onPick(newVehicle)}
      >
        {t('newVehicle')}
      </Menu.Item>
      {onSplit && (
        <Menu.Item leftSection={<IconArrowsSplit2 size={14} stroke={1.8} />} onClick={onSplit}>
          {t('split')}
        </Menu.Item>
      )}
    </>
  )
}
