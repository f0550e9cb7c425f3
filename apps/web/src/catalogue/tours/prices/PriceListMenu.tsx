import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { setStatus } from '@tourdesk/domain/pricing/priceListOverlap'
import type { PriceListStatus } from '@tourdesk/domain/pricing/vocabulary'
import { common } from '../../../i18n/common.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { priceListStatusLabels } from '../../../i18n/vocabulary/pricing.ts'
import { confirmDelete } from '../../../kit/dialog/confirm.ts'
import { fieldMessage } from '../../../kit/fieldMessage.ts'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { toast } from '../../../kit/toast/toast.tsx'
import { useOutcomes } from '../../../kit/useOutcomes.ts'
import { priceListMessages } from './messages.ts'
import { datesOf, type PriceListDraft } from './priceListValues.ts'
import { useSendPriceLists } from './usePriceLists.ts'

interface PriceListMenuProps {
  tour: Tour | null
  lists: PriceListDraft[]
  onKeep: (lists: PriceListDraft[]) => void
  onCopy: (list: PriceListDraft) => void
  /** From 1. */
  position: number
  name: string
}

/** Sets Draft or Active, copies, or deletes; refusals show before anything is sent. */
export function PriceListMenu({ tour, lists, onKeep, onCopy, position, name }: PriceListMenuProps) {
  const t = useText(priceListMessages)
  const words = useText(common)
  const label = useLabel(priceListStatusLabels)
  const { ofField } = useProblemTexts()
  const outcomes = useOutcomes()
  const update = useSendPriceLists(tour, outcomes.update)
  const remove = useSendPriceLists(tour, outcomes.remove)
  const index = position - 1

  function change(status: PriceListStatus) {
    const dated = lists.map(datesOf)
    const list = dated[index]
    if (!list) return
    const decision = setStatus(list, status, dated)
    if (!decision.ok) {
      const params = decision.params && { ...decision.params, status: label(status) }
      toast.error(ofField(fieldMessage(decision.code, params)))
      return
    }
    const next = lists.map((one, at) => (at === index ? { ...one, status } : one))
    if (tour) void update.run(next)
    else onKeep(next)
  }

  async function askToRemove() {
    if (!(await confirmDelete(words('deleteItemQuestion')))) return
    const next = lists.filter((_, at) => at !== index)
    if (tour) await remove.run(next)
    else onKeep(next)
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} aria-label={t('menuOf', { name })} loading={update.busy || remove.busy}>
          <IconDotsVertical size={16} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown miw={140}>
        <Menu.Item onClick={() => change('Draft')}>{t('setDraft')}</Menu.Item>
        <Menu.Item onClick={() => change('Active')}>{t('setActive')}</Menu.Item>
        <Menu.Item onClick={() => lists[index] && onCopy(lists[index])}>{t('copyList')}</Menu.Item>
        <Menu.Divider />
        <Menu.Item color="var(--tone-red)" onClick={() => void askToRemove()}>
          {words('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
