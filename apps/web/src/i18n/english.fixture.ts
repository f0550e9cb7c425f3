import { beforeEach } from 'vitest'
import { showLanguage } from './language.ts'

// Test files share a worker, and with it the language that an earlier file set.
beforeEach(() => {
  if (typeof document !== 'undefined') showLanguage('en')
})
