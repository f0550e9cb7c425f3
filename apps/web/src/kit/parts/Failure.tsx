import { useEffect, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { reloadPage } from '../reloadPage.ts'
import styles from '../states.module.css'
import { MissingPart } from './MissingPart.ts'
import { findVersion, type Version } from './version.ts'

/** Says what couldn't be shown and why, with a way to continue. Uses nothing that might itself be missing. */
export function Failure({ error }: { error: unknown }) {
  const t = useText(common)
  const isMissing = error instanceof MissingPart
  const [version, setVersion] = useState<Version | null>(null)
  useEffect(() => {
    if (isMissing) void findVersion().then(setVersion)
  }, [isMissing])
  if (isMissing && !version) return null
  return (
    <div className={styles.state} role="alert">
      <p className="quiet flat readable">{t(version ?? 'pageFailed')}</p>
      <button type="button" className={styles.plainButton} onClick={() => void tryAgain()}>
        {t(version === 'noConnection' ? 'tryAgain' : 'reload')}
      </button>
    </div>
  )
}

/** Reloads, except without a connection: a loaded page is better than none. */
async function tryAgain(): Promise<void> {
  if ((await findVersion()) !== 'noConnection') reloadPage()
}
