import type { SheetWay } from '@tourdesk/contract/dispatch/manifests'
import type { Day } from '@tourdesk/domain/calendar'
import type { SheetKind } from '@tourdesk/domain/dispatch/manifest/sheet'
import type { Locale } from '@tourdesk/words/vocabulary'
import { addPrint, addSheets } from '../../dispatch/manifest/addSheets.ts'
import type { UnitOfDay } from '../../dispatch/manifest/readDay.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Author } from '../../kernel/eventReader.ts'
import { newId } from '../../kernel/newId.ts'
import type { Attached } from '../../outbox/queueMail.ts'

interface Made {
  kind: SheetKind
  locale: Locale
  day: Day
}

/** Makes the sheets of locked units for a message; returns the id of their print. */
export async function makeSheets(
  tx: Tx,
  by: { actor: Author; now: Date },
  { day, ...asked }: Made & { way: SheetWay; units: readonly UnitOfDay[] },
): Promise<string> {
  const print = newId()
  const made = { ...asked, format: 'pdf' } as const
  await addPrint(tx, by, print, { ...made, day, clientKey: newId() })
  await addSheets(tx, by, print, { ...made, onlyChanges: false })
  return print
}

/** The sheets of a print as an attachment; none without a print. */
export function sheetFile(print: string | null, { kind, locale, day }: Made): Attached[] {
  const name = `manifest_${day}_${kind}_${locale}.pdf`
  return print ? [{ name, mediaType: 'application/pdf', print }] : []
}
