import { useQuery } from '@tanstack/react-query'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { ratesMessages } from './messages.ts'
import { RateChanges } from './RateChanges.tsx'
import { RateFetchNote } from './RateFetchNote.tsx'
import { RatesForm } from './RatesForm.tsx'
import { ratesQuery } from './useSaveRates.ts'

/** The exchange rates: their values and age, the form, the daily fetch, and their changes. */
export function RatesPanel() {
  const t = useText(ratesMessages)
  const { ofError } = useProblemTexts()
  const { data, error, refetch } = useQuery(ratesQuery)
  if (!data) {
    if (!error) return <LoadingPage />
    return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
  }
  return (
    <div className="stack gap16">
      <Panel>
        <p className="quiet flat below16 readable">{t('help')}</p>
        <RatesForm rates={data} />
      </Panel>
      <Panel>
        <RateFetchNote lastFetch={data.lastFetch} />
      </Panel>
      <Panel title={t('changes')} flush>
        <RateChanges changes={data.changes} />
      </Panel>
    </div>
  )
}
