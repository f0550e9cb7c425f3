import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { RateFetch } from '@tourdesk/contract/pricing/rates'
import { api } from '../../app/api.ts'
import { dateTime } from '../../i18n/format.ts'
import { problemSentence } from '../../i18n/problemSentence.ts'
import { useText } from '../../i18n/useText.ts'
import { useAction } from '../../kit/useAction.ts'
import { ratesMessages } from './messages.ts'
import styles from './rates.module.css'
import { ratesQuery } from './useSaveRates.ts'

/** The result of the last fetch, with a button to fetch now. */
export function RateFetchNote({ lastFetch }: { lastFetch: RateFetch | null }) {
  const t = useText(ratesMessages)
  const client = useQueryClient()
  const fetching = useAction(() => api.rates.fetch(), {
    onSuccess: (page) => {
      client.setQueryData(ratesQuery.queryKey, page)
      void client.invalidateQueries({ queryKey: ['currency'] })
    },
  })
  return (
    <div className={`row wrap apart gap8 across16 ${styles.fetch}`}>
      <p role="status" data-failed={lastFetch?.failure ? true : undefined}>
        {lastFetch ? sentenceOf(lastFetch) : t('neverFetched')}
      </p>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.6} />}
        loading={fetching.busy}
        onClick={() => void fetching.run()}
      >
        {t('fetchNow')}
      </Button>
    </div>
  )

  function sentenceOf({ at, failure }: RateFetch): string {
    const when = dateTime(at)
    if (!failure) return t('fetched', { when })
    return t('fetchFailed', { when, reason: problemSentence(failure.code, { ...failure.params }) })
  }
}
