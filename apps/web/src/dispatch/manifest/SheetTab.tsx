import type { manifests } from '@tourdesk/contract/dispatch/manifests'
import type { Received } from '@tourdesk/contract/kernel/route'
import { unassigned } from '@tourdesk/domain/dispatch/manifest/sheet'
import type { Locale } from '@tourdesk/words/vocabulary'
import { SupplierPanel } from '../suppliers/SupplierPanel.tsx'
import styles from './manifest.module.css'
import { SheetChanges } from './SheetChanges.tsx'
import { SheetPaper } from './SheetPaper.tsx'
import { Versions } from './Versions.tsx'

interface SheetTabProps {
  /** Undefined while it loads, or if the unit is gone. */
  manifest: Received<typeof manifests.get> | undefined
  isOld: boolean
  /** The vehicle unit; null for the people on no vehicle, who have no versions. */
  unit: string | null
  locale: Locale
}

/** A sheet, what changed since it was handed out, and its versions. */
export function SheetTab({ manifest, isOld, unit, locale }: SheetTabProps) {
  return (
    <div className="flex wrap alignStart gap16">
      {manifest && (
        <div className={styles.main} aria-busy={isOld}>
          <SheetChanges manifest={manifest} unit={unit ?? unassigned} locale={locale} />
          <SheetPaper sheet={manifest.sheet} locale={locale} />
        </div>
      )}
      {unit && (
        <aside className={styles.side}>
          {manifest?.sheet.head.isSupplied && <SupplierPanel unit={unit} />}
          <Versions unit={unit} />
        </aside>
      )}
    </div>
  )
}
