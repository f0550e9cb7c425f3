import { useText } from '../i18n/useText.ts'
import { CopyButton } from '../kit/CopyButton.tsx'
import { TextInput } from '../kit/fields/TextInput.tsx'
import { agencyMessages } from './messages.ts'

/** The key, to view and copy, but not to edit. */
export function ApiKeyField({ value }: { value: string }) {
  const t = useText(agencyMessages)
  return (
    <TextInput
      label={t('apiKey')}
      kind="code"
      value={value}
      onChange={() => {}}
      readOnly
      end={<CopyButton text={value} />}
    />
  )
}
