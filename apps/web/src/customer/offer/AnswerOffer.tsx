import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Offer } from '@tourdesk/contract/orders/offers'
import { dayIn, timeIn } from '@tourdesk/domain/calendar'
import { useState } from 'react'
import { checkoutDay } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import styles from '../CustomerPage.module.css'
import { offerMessages } from './offerMessages.ts'
import type { OpenedOffer } from './openOffer.ts'
import { useAnswer } from './useOffer.ts'

/** Yes or no to an open offer. Yes opens the page of the order; no is asked again, since it gives places away. */
export function AnswerOffer({ offer, opened }: { offer: Offer; opened: OpenedOffer }) {
  const t = useText(offerMessages)
  const { language } = useLanguage()
  const [isSayingNo, setSayingNo] = useState(false)
  const { mutate, isPending, isSuccess, error } = useAnswer(opened)
  const until = new Date(offer.until)
  const isBusy = isPending || isSuccess
  return (
    <section className={styles.panel} aria-label={t('answer')}>
      <p>{t('until', { day: checkoutDay(dayIn(until), language), time: ltr(timeIn(until)) })}</p>
      {isSayingNo ? (
        <>
          <p>{t('sure')}</p>
          <button type="button" className={styles.button} disabled={isBusy} onClick={() => mutate('decline')}>
            {t(isPending ? 'wait' : 'giveUp')}
          </button>
          <button
            type="button"
            className={styles.button}
            data-second
            disabled={isBusy}
            onClick={() => setSayingNo(false)}
          >
            {t('back')}
          </button>
        </>
      ) : (
        <>
          <button type="button" className={styles.button} disabled={isBusy} onClick={() => mutate('take')}>
            {t(isBusy ? 'wait' : 'yes')}
          </button>
          <p className="quiet">{t('payNext')}</p>
          <button
            type="button"
            className={styles.button}
            data-second
            disabled={isBusy}
            onClick={() => setSayingNo(true)}
          >
            {t('no')}
          </button>
        </>
      )}
      {error && (
        <p className={styles.wrong} role="alert">
          {t(reasonOf(error))}
        </p>
      )}
    </section>
  )
}

/** Why an answer didn't count. The page already says so of one that has ended. */
function reasonOf(error: Error) {
  if (!(error instanceof Problem)) return 'wrong'
  if (error.code === 'too_many_attempts') return 'often'
  return error.code === 'offer_by_phone' ? 'notOnline' : 'wrong'
}
