import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { common } from '../i18n/common.ts'
import { dateTime } from '../i18n/format.ts'
import { ltr } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'

/** When the page was printed; shown on paper only. */
export function Printed() {
  const t = useText(common)
  const [at, setAt] = useState(now)
  useEffect(() => {
    const onPrint = () => flushSync(() => setAt(now()))
    window.addEventListener('beforeprint', onPrint)
    return () => window.removeEventListener('beforeprint', onPrint)
  }, [])
  return <span className="printedOnly">{t('printed', { time: ltr(dateTime(at)) })}</span>
}

function now(): string {
  return new Date().toISOString()
}
