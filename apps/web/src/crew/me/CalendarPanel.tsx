import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { copyText } from '../../kit/copyText.ts'
import { crewClient } from '../crewClient.ts'
import { crewMessages } from '../crewMessages.ts'
import { Button } from '../parts/Button.tsx'
import { Sheet, SheetActions } from '../parts/Sheet.tsx'
import { sync } from '../send/sync.ts'
import styles from './me.module.css'
import { meMessages } from './meMessages.ts'

/** The person's own calendar link: made here, shown once, and replaceable by a new one. */
export function CalendarPanel({ createdAt }: { createdAt: string | null }) {
  const t = useText(meMessages)
  const words = useText(crewMessages)
  const [url, setUrl] = useState('')
  const [news, setNews] = useState<'copied' | 'notCopied' | 'calendarFailed' | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  async function make() {
    setIsAsking(false)
    setNews(null)
    try {
      const made = await crewClient.crew.makeCalendarLink()
      setUrl(made.url)
      void sync()
    } catch {
      setNews('calendarFailed')
    }
  }

  const copy = () =>
    copyText(url).then(
      () => setNews('copied'),
      () => setNews('notCopied'),
    )

  return (
    <section className={styles.panel}>
      <h2>{t('calendar')}</h2>
      <p className="quiet">{t('calendarHelp')}</p>
      {url && (
        <>
          <code dir="ltr" className={styles.link}>
            {url}
          </code>
          <Button look="main" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <p className="quiet">{t('calendarOnce')}</p>
        </>
      )}
      {!url && createdAt && <p className="quiet">{t('calendarMade')}</p>}
      <p role="status">{news && t(news)}</p>
      {!url && (
        <Button onClick={() => (createdAt ? setIsAsking(true) : void make())}>
          {t(createdAt ? 'renewCalendar' : 'makeCalendar')}
        </Button>
      )}
      {isAsking && (
        <Sheet title={t('renewQuestion')} onClose={() => setIsAsking(false)}>
          <SheetActions>
            <Button onClick={() => setIsAsking(false)}>{words('cancel')}</Button>
            <Button look="main" onClick={() => void make()}>
              {t('renewCalendar')}
            </Button>
          </SheetActions>
        </Sheet>
      )}
    </section>
  )
}
