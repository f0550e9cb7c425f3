import { type ManifestTexts, manifestTexts } from '@tourdesk/contract/dispatch/manifestTexts'
import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language.ts'

/** The words of a sheet, the same as on paper. */
export function useManifestTexts(): ManifestTexts {
  const { language } = useLanguage()
  return useMemo(() => manifestTexts(language), [language])
}
