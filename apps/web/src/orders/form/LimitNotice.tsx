import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../kit/Notice.tsx'
import { useOrderDesk } from './OrderDesk.ts'
import { orderMessages } from './orderMessages.ts'

/** How much of its limit the order's agency has used, once that's most of it. */
export function LimitNotice() {
  const t = useText(orderMessages)
  const { form, world, facts } = useOrderDesk()
  const id = useWatch({ control: form.control, name: 'agency' })
  const agency = world.sellers.find(({ _id }) => _id === id)
  const { data } = useQuery({
    ...queries.agencyAccounts.limitUse({ params: { id: agency?._id ?? '' } }),
    enabled: agency !== undefined && !agency.isMain,
  })
  const text = data && textOf(data)
  return text ? <Notice icon={<IconAlertTriangle size={16} />}>{text}</Notice> : null

  function textOf({ percent, state }: NonNullable<typeof data>): string | null {
    if (state === null) return null
    if (percent !== null) return t(facts.account.isMain ? 'limitUsed' : 'ownLimitUsed', { percent })
    return t(state === 'low' ? 'prepaidLow' : 'prepaidUsedUp')
  }
}
