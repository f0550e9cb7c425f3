import { type ManifestTexts, manifestTexts } from '@tourdesk/contract/dispatch/manifestTexts'
import { useMemo } from 'react'
import { useLanguage } from '../i18n/language.ts'

/** The texts of a sheet in the screen's language, the same as on paper. */
export function useManifestTexts(): ManifestTexts {
  const { language } = useLanguage()
  return useMemo(() => manifestTexts(language), [language])
}
