import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { common } from '../../../i18n/common.ts'
import { useText } from '../../../i18n/useText.ts'
import { confirmDelete } from '../../../kit/dialog/confirm.ts'
import { useOutcomes } from '../../../kit/useOutcomes.ts'
import { priceListMessages } from './messages.ts'
import type { PriceListDraft } from './priceListValues.ts'
import { useSendPriceLists } from './usePriceLists.ts'
import { useSetStatus } from './useSetStatus.ts'

interface PriceListMenuProps {
  tour: Tour | null
  lists: PriceListDraft[]
  onKeep: (lists: PriceListDraft[]) => void
  onCopy: (list: PriceListDraft) => void
  /** From 1. */
  position: number
  name: string
}

/** Sets Draft or Active, copies, or deletes; if that's not allowed, says so without a request. */
export function PriceListMenu({ tour, lists, onKeep, onCopy, position, name }: PriceListMenuProps) {
  const t = useText(priceListMessages)
  const words = useText(common)
  const status = useSetStatus({ tour, lists, onKeep })
  const remove = useSendPriceLists(tour, useOutcomes().remove)
  const index = position - 1

  async function askToRemove() {
    if (!(await confirmDelete(words('deleteItemQuestion')))) return
    const next = lists.filter((_, at) => at !== index)
    if (tour) await remove.run(next)
    else onKeep(next)
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} aria-label={t('menuOf', { name })} loading={status.busy || remove.busy}>
          <IconDotsVertical size={16} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown miw={140}>
        <Menu.Item onClick={() => status.set(position, 'Draft')}>{t('setDraft')}</Menu.Item>
        <Menu.Item onClick={() => status.set(position, 'Active')}>{t('setActive')}</Menu.Item>
        <Menu.Item onClick={() => lists[index] && onCopy(lists[index])}>{t('copyList')}</Menu.Item>
        <Menu.Divider />
        <Menu.Item color="var(--tone-red)" onClick={() => void askToRemove()}>
          {words('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
