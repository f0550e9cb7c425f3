import { TextInput } from '@mantine/core'
import { useText } from '../i18n/useText.ts'
import { CopyButton } from '../kit/CopyButton.tsx'
import { agencyMessages } from './messages.ts'

/** To be looked at and copied, never typed over (ACC-36, HOLE-A44). */
export function ApiKeyField({ value }: { value: string }) {
  const t = useText(agencyMessages)
  return (
    <TextInput
      label={t('apiKey')}
      value={value}
      readOnly
      classNames={{ input: 'ownDirection' }}
      rightSection={<CopyButton text={value} />}
    />
  )
}
