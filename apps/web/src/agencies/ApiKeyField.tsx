import { useText } from '../i18n/useText.ts'
import { CopyButton } from '../kit/CopyButton.tsx'
import { TextInput } from '../kit/fields/TextInput.tsx'
import { agencyMessages } from './messages.ts'

/** To be looked at and copied, never typed over (ACC-36, HOLE-A44). */
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
