import type { UiLanguage } from '../../i18n/uiLanguage.ts'
import { chooseLanguage } from '../crewLanguage.ts'
import { sync } from '../send/sync.ts'

/** Shows the chosen language at once. The office stores it later too, for the person's other phones. */
export async function changeLanguage(language: UiLanguage): Promise<void> {
  chooseLanguage(language)
  await sync()
}
