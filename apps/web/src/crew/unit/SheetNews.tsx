import type { ManifestSheet } from '@tourdesk/contract/dispatch/manifests'
import { sheetDiff } from '@tourdesk/domain/dispatch/manifest/sheetDiff'
import { useText } from '../../i18n/useText.ts'
import { type KeptUnit, keepUnit } from '../keep/keptAnswers.ts'
import { Button } from '../parts/Button.tsx'
import { phone, readPhone } from '../phone.ts'
import { useManifestTexts } from '../useManifestTexts.ts'
import styles from './unit.module.css'
import { unitMessages } from './unitMessages.ts'

/** The changes of a sheet since the person last saw it on this phone, until they confirm them. */
export function SheetNews({ kept, sheet }: { kept: KeptUnit; sheet: ManifestSheet }) {
  const t = useText(unitMessages)
  const texts = useManifestTexts()
  const changes = kept.seen ? sheetDiff(kept.seen, sheet) : []
  if (changes.length === 0) return null
  const see = async () => {
    await keepUnit(await phone(), { ...kept, seen: sheet })
    await readPhone()
  }
  return (
    <section className={styles.news}>
      <h2>{t('changes')}</h2>
      <ul>
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>{texts.change(change)}</li>
        ))}
      </ul>
      <Button onClick={() => void see()}>{t('seen')}</Button>
    </section>
  )
}
