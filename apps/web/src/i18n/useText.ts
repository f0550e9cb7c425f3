import { useMemo } from 'react'
import { currentLanguage, useLanguage } from './language.ts'
import { type Messages, type Texts, type Translate, textsIn } from './messages.ts'

/** The texts of a feature in the screen's language: `const t = useText(messages)`, `t('title')`. */
export function useText<En extends Texts>(messages: Messages<En>): Translate<En> {
  const { language } = useLanguage()
  return useMemo(() => textsIn(messages, language), [messages, language])
}

/** The same for code outside components, such as a toast after a call. */
export function textNow<En extends Texts>(messages: Messages<En>): Translate<En> {
  return textsIn(messages, currentLanguage())
}
