import { useQuery } from '@tanstack/react-query'
import type { Day } from '@tourdesk/domain/calendar'
import { queries } from '../app/api.ts'
import { isOffice } from '../app/isOffice.ts'
import { useSession } from '../app/session.ts'
import { day as dayText, weekday } from '../i18n/format.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Page } from '../kit/Page.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { HomeBlock } from './HomeBlock.tsx'
import styles from './home.module.css'
import { MoneyLines } from './MoneyLines.tsx'
import { homeMessages } from './messages.ts'
import { NewestOrders } from './NewestOrders.tsx'
import { NowLines } from './NowLines.tsx'
import { StartHereSwitch } from './StartHereSwitch.tsx'
import { SetUpPanel } from './setUp/SetUpPanel.tsx'
import { ToDoLines } from './ToDoLines.tsx'
import { WeekAhead } from './WeekAhead.tsx'

/** Failed mails, differences of the night and a new day send no notice, so the page reloads regularly. */
const reloadMs = 300_000

/** The home page: the week ahead, what has to be done, and what's new. */
export function HomePage() {
  const t = useText(homeMessages)
  const inOffice = isOffice(useSession())
  const problem = useProblemTexts()
  const { data, isError, error, refetch } = useQuery({ ...queries.home.get(), refetchInterval: reloadMs })
  const onRetry = () => void refetch()
  const today = data?.today ?? ''

  return (
    <Page title={t('title')} beside={today && <DateOf day={today} />} actions={<StartHereSwitch />}>
      {isError && !data ? (
        <ErrorState text={problem.ofError(error)} onRetry={onRetry} />
      ) : (
        <div className={styles.blocks}>
          <SetUpPanel />
          <div className="fullRow">
            <HomeBlock title={t('week')} block={data?.days} lines={3} onRetry={onRetry}>
              {(days) => <WeekAhead days={days} inOffice={inOffice} />}
            </HomeBlock>
          </div>
          <div className="stack gap12">
            {inOffice && (
              <HomeBlock title={t('now')} block={data?.now} lines={2} onRetry={onRetry}>
                {(now) => <NowLines now={now} today={today} />}
              </HomeBlock>
            )}
            {inOffice && <ToDoLines home={data} onRetry={onRetry} />}
            <HomeBlock
              title={t(inOffice ? 'money' : 'ownMoney')}
              block={data?.money}
              lines={3}
              onRetry={onRetry}
            >
              {(lines) => <MoneyLines lines={lines} today={today} inOffice={inOffice} />}
            </HomeBlock>
          </div>
          <HomeBlock title={t('newest')} block={data?.newest} lines={10} onRetry={onRetry}>
            {(orders) => <NewestOrders orders={orders} today={today} withAgency={inOffice} />}
          </HomeBlock>
        </div>
      )}
    </Page>
  )
}

function DateOf({ day }: { day: Day }) {
  const { language } = useLanguage()
  return (
    <span className="quiet">
      {weekday(day, language)} <bdi dir="ltr">{dayText(day)}</bdi>
    </span>
  )
}
