import { ActionIcon, Tooltip } from '@mantine/core'
import { IconLinkOff, IconLinkPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { AgencyPosting } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import { api } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { useAction } from '../kit/useAction.ts'
import { agencyAccountsMessages } from './agencyAccountsMessages.ts'

/** Lets what's left of money pay the statements that are due first, or stops it from paying any. */
export function AllocateButtons({ posting }: { posting: AgencyPosting }) {
  const t = useText(agencyAccountsMessages)
  const client = useQueryClient()
  const { _id: id, amount, unallocated } = posting
  const params = { id }
  const reload = () => {
    void client.invalidateQueries({ queryKey: ['agencyAccounts'] })
    void client.invalidateQueries({ queryKey: ['statements'] })
  }
  const allocate = useAction(() => api.statements.allocate({ params, body: { allocations: [] } }), {
    success: t('allocated'),
    failure: t('notAllocated'),
    onSuccess: reload,
  })
  const release = useAction(() => api.statements.release({ params }), {
    success: t('released'),
    failure: t('notReleased'),
    onSuccess: reload,
  })
  return (
    <>
      {unallocated !== 0 && (
        <Tooltip label={t('allocate')}>
          <ActionIcon
            variant="subtle"
            size={24}
            aria-label={t('allocate')}
            loading={allocate.busy}
            onClick={() => void allocate.run()}
          >
            <IconLinkPlus size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      )}
      {unallocated !== amount && (
        <Tooltip label={t('release')}>
          <ActionIcon
            variant="subtle"
            size={24}
            aria-label={t('release')}
            loading={release.busy}
            onClick={() => void release.run()}
          >
            <IconLinkOff size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      )}
    </>
  )
}
