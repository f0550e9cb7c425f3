import { Problem } from '@tourdesk/contract/kernel/problem'
import { useEffect } from 'react'
import { useText } from '../../i18n/useText.ts'
import styles from '../CustomerPage.module.css'
import { takeLanguage } from '../customerLanguage.ts'
import { NoSuchLink } from '../NoSuchLink.tsx'
import { OfferedPlaces } from './OfferedPlaces.tsx'
import { offerMessages } from './offerMessages.ts'
import type { OpenedOffer } from './openOffer.ts'
import { useOffer } from './useOffer.ts'

/** Shows the offer of a customer's link, or why it can't be opened. */
export function OfferPage({ offer }: { offer: OpenedOffer }) {
  const t = useText(offerMessages)
  const { data, error, refetch } = useOffer(offer)
  const language = data?.language
  useEffect(() => {
    if (language) takeLanguage(language)
  }, [language])

  if (error instanceof Problem && (error.status === 404 || error.status === 400)) return <NoSuchLink />
  if (data) return <OfferedPlaces offer={data} opened={offer} />
  if (!error)
    return (
      <main className={styles.page} aria-busy="true">
        <p className="quiet">{t('loading')}</p>
      </main>
    )
  const isOften = error instanceof Problem && error.code === 'too_many_attempts'
  return (
    <main className={styles.page}>
      <h1>{t('wrongTitle')}</h1>
      <p>{t(isOften ? 'often' : 'wrong')}</p>
      <button type="button" className={styles.button} onClick={() => void refetch()}>
        {t('tryAgain')}
      </button>
    </main>
  )
}
