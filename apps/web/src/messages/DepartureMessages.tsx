import { useQuery } from '@tanstack/react-query'
import { queries } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Panel } from '../kit/Panel.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { MessageLines } from './MessageLines.tsx'
import styles from './messages.module.css'
import { messagesHref } from './messagesHref.ts'
import { messageTexts } from './messageTexts.ts'

/** How many are shown here; the list of messages has them all. */
const most = 10

/** The last messages about a departure's people, vehicles and cancellation. */
export function DepartureMessages({ departure }: { departure: string }) {
  const t = useText(messageTexts)
  const { ofError } = useProblemTexts()
  const { data, isError, error, refetch } = useQuery(
    queries.messages.list({ query: { departure, limit: most } }),
  )
  return (
    <Panel
      title={t('title')}
      actions={
        data &&
        data.total > most && (
          <LinkButton variant="default" href={messagesHref({ departure })}>
            {t('showAll', { count: data.total })}
          </LinkButton>
        )
      }
    >
      <div className={`grid gap12 ${styles.message}`}>
        {isError && !data && <ErrorState text={ofError(error)} onRetry={() => void refetch()} />}
        {data?.data.length === 0 && <p className="quiet">{t('departureNone')}</p>}
        <MessageLines messages={data?.data ?? []} naming="recipient" />
      </div>
    </Panel>
  )
}
