import { Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ContextType } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Code, Name, Ratio } from '../../../kit/Isolated.tsx'
import { RowIconButton } from '../../../kit/table/RowIconButton.tsx'
import { messages } from '../../messages.ts'
import type { AssignContext, Resource } from './AssignContext.ts'
import { assignMessages } from './assignMessages.ts'

type PutMenuProps = NonNullable<ContextType<typeof AssignContext>> & { resource: Resource }

/** A button that opens the day's vehicles, by departure, to put a car or person on one. */
export function PutMenu({ resource, departures, assign }: PutMenuProps) {
  const t = useText(assignMessages)
  const shared = useText(messages)
  const planned = departures.filter(({ units }) => units.length > 0)
  if (planned.length === 0) return null
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <RowIconButton
          aria-label={t('put', { name: resource.name })}
          title={t('put', { name: resource.name })}
          data-assign
        >
          <IconPlus size={14} stroke={1.8} />
        </RowIconButton>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        {planned.map((departure) => (
          <div key={`${departure.date} ${departure.tour._id}`}>
            <Menu.Label>
              {departure.time && <Code>{departure.time}</Code>} <Name>{departure.tour.name}</Name>
            </Menu.Label>
            {departure.units.map((unit) => (
              <Menu.Item
                key={unit._id}
                leftSection={<Code>{unit.number}</Code>}
                rightSection={
                  unit.seats === null ? unit.people : <Ratio part={unit.people} whole={unit.seats} />
                }
                onClick={() => void assign(resource, departure, unit)}
              >
                <Name>{unit.vehicle ?? shared('no_vehicle')}</Name>
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
