import { Problem } from '@tourdesk/contract/kernel/problem'
import { useEffect } from 'react'
import { useText } from '../i18n/useText.ts'
import { CustomerOrder } from './CustomerOrder.tsx'
import styles from './CustomerPage.module.css'
import { takeLanguage } from './customerLanguage.ts'
import { customerMessages } from './customerMessages.ts'
import { NoSuchLink } from './NoSuchLink.tsx'
import { forgetReturn, type OpenedLink } from './openLink.ts'
import { useCustomerOrder } from './useCustomerOrder.ts'

/** Shows the order of a customer's link, or why it can't be opened. */
export function CustomerPage({ link }: { link: OpenedLink }) {
  const t = useText(customerMessages)
  const { data, error, refetch } = useCustomerOrder(link)
  const language = data?.order.language
  useEffect(() => {
    if (language) takeLanguage(language)
  }, [language])
  const isSettled = data?.news === 'paid' || data?.news === 'failed' || data?.news === 'refused'
  useEffect(() => {
    if (isSettled) forgetReturn()
  }, [isSettled])

  if (isGone(error)) return <NoSuchLink />
  if (data) return <CustomerOrder order={data.order} news={data.news} link={link} />
  if (!error) {
    return (
      <main className={styles.page} aria-busy="true">
        <p className="quiet">{t('loading')}</p>
      </main>
    )
  }
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

/** Also true for a link that was replaced or expired while its page was open. */
function isGone(error: unknown): boolean {
  return error instanceof Problem && (error.status === 404 || error.status === 400)
}
