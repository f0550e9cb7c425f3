import type { CSSVariablesResolver } from '@mantine/core'

/** Maps Mantine's colours to our tokens, which already handle light and dark. */
const fromTokens = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-error': 'var(--tone-red)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-brand-light-color': 'var(--accent-text)',
  '--mantine-color-red-light-color': 'var(--tone-red)',
  '--mantine-color-gray-light-color': 'var(--text)',
}

export const variables: CSSVariablesResolver = () => ({ variables: {}, light: fromTokens, dark: fromTokens })
