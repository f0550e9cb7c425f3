import type { manifests } from '@tourdesk/contract/dispatch/manifests'
import { manifestTexts } from '@tourdesk/contract/dispatch/manifestTexts'
import type { Received } from '@tourdesk/contract/kernel/route'
import type { Locale } from '@tourdesk/words/vocabulary'
import { directionOf } from '../../i18n/direction.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { manifestHref } from '../manifestHref.ts'
import styles from './manifest.module.css'
import { manifestMessages } from './messages.ts'

interface SheetChangesProps {
  manifest: Received<typeof manifests.get>
  unit: string
  locale: Locale
}

/** The changes since the sheet was handed out in this form; if it was another form, a link to that. */
export function SheetChanges({ manifest: { changes, handedOut, sheet }, unit, locale }: SheetChangesProps) {
  const t = useText(manifestMessages)
  if (changes && changes.data.length > 0) {
    const texts = manifestTexts(locale)
    return (
      <section className={styles.notice} role="status">
        <h2>{t('changesOf', { version: ltr(String(changes.since)) })}</h2>
        <ul className="plainList" dir={directionOf(locale)} lang={locale}>
          {changes.data.map((change) => (
            <li key={JSON.stringify(change)}>{texts.change(change)}</li>
          ))}
        </ul>
      </section>
    )
  }
  if (!handedOut?.isChanged) return null
  return (
    <section className={styles.notice} role="status">
      <h2>{t('changedSince', { version: ltr(String(handedOut.version)) })}</h2>
      {t('otherVersion', { version: ltr(String(handedOut.version)) })}{' '}
      <AppLink href={manifestHref(unit, sheet.head.date, handedOut)}>{t('showIt')}</AppLink>
    </section>
  )
}
