import { ActionIcon, Tooltip } from '@mantine/core'
import { IconExternalLink, IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CustomerLink } from '@tourdesk/contract/orders/checkout'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { api, queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { day } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { confirm } from '../../kit/dialog/confirm.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { QrButton } from '../../kit/QrButton.tsx'
import { useAction } from '../../kit/useAction.ts'
import { linkMessages } from './linkMessages.ts'
import styles from './links.module.css'
import { SendLinkButton } from './SendLinkButton.tsx'
import { SentOn } from './SentOn.tsx'

/** The customer's link, with ways to open, copy, scan, send or replace it. */
export function CustomerLinkPanel({ order }: { order: Order }) {
  const t = useText(linkMessages)
  const { ofError } = useProblemTexts()
  const link = useQuery(queries.orders.link({ params: { id: order._id } }))
  const { data } = link
  return (
    <Panel title={t('title')}>
      {link.isError && !data && <ErrorState text={ofError(link.error)} onRetry={() => void link.refetch()} />}
      {data && (
        <div className={`grid gap8 ${styles.link}`}>
          {data.url !== null && <LinkTools url={data.url} order={order} />}
          <p className="quiet">
            {data.url === null
              ? t('expired', { day: ltr(day(data.expires)) })
              : `${t('help')} ${t('until', { day: ltr(day(data.expires)) })}.`}
          </p>
          <LastMail link={data} />
        </div>
      )}
    </Panel>
  )
}

function LastMail({ link }: { link: CustomerLink }) {
  const sent = link.sent.find(({ payment }) => payment === null)
  return sent ? <SentOn sent={sent} /> : null
}

function LinkTools({ url, order }: { url: string; order: Order }) {
  const t = useText(linkMessages)
  const mayChange = useCan('orders.change')
  const client = useQueryClient()
  const renew = useAction(() => api.orders.renewLink({ params: { id: order._id } }), {
    success: t('renewed'),
    failure: t('notRenewed'),
    onSuccess: (link) => {
      client.setQueryData(queries.orders.link({ params: { id: order._id } }).queryKey, link)
      void client.invalidateQueries({ queryKey: ['editLogs'] })
    },
  })
  async function ask() {
    if (await confirm(t('renewQuestion'), { title: t('renew'), action: t('renew') })) await renew.run()
  }
  return (
    <div className="row wrap gap4">
      <Tooltip label={t('open')}>
        <ActionIcon
          component="a"
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('open')}
          size={24}
        >
          <IconExternalLink size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <CopyButton text={url} label={t('copy')} done={t('copied')} />
      <QrButton address={url} label={t('showQr')} title={t('scan')} image={t('qr')} />
      {order.status !== 'canceled' && <SendLinkButton orderId={order._id} payment={null} />}
      {mayChange && (
        <ActionButton
          variant="subtle"
          size="compact-sm"
          loading={renew.busy}
          leftSection={<IconRefresh size={14} stroke={1.6} />}
          onClick={() => void ask()}
        >
          {t('renew')}
        </ActionButton>
      )}
    </div>
  )
}
