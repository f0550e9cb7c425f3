import type { SheetParty } from '@tourdesk/contract/dispatch/manifests'
import { useManifestTexts } from '../useManifestTexts.ts'
import styles from './unit.module.css'
import { useToCollect } from './useToCollect.ts'

/** The amount to collect from a party, if any. */
export function ToCollect({ party }: { party: SheetParty }) {
  const texts = useManifestTexts()
  const amount = useToCollect(party)
  return (
    amount && <p className={styles.collect}>{texts.fill('toCollect', { amount: texts.money(amount) })}</p>
  )
}
