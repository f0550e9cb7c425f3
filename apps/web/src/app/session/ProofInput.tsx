import { Button } from '@mantine/core'
import type { FactorMethod } from '@tourdesk/contract/identity/secondFactor'
import type { Ref } from 'react'
import { useText } from '../../i18n/useText.ts'
import { TextInput } from '../../kit/fields/TextInput.tsx'
import { FormProblem } from '../../kit/form/FormProblem.tsx'
import { factorMessages } from './factorMessages.ts'

interface ProofInputProps {
  /** The methods on offer. */
  methods: readonly FactorMethod[]
  way: FactorMethod
  onWay: (way: FactorMethod) => void
  value: string
  onChange: (value: string) => void
  error: string | undefined
  inputRef?: Ref<HTMLInputElement>
  autoFocus?: boolean
}

const switchTexts = { passkey: 'usePasskey', code: 'useCode', recoveryCode: 'useRecovery' } as const

/** The field for the chosen method's code, or a hint about the passkey, and a switch between the methods. */
export function ProofInput({ methods, way, onWay, error, inputRef, ...input }: ProofInputProps) {
  const t = useText(factorMessages)
  return (
    <>
      {way === 'passkey' ? (
        <>
          <FormProblem text={error ?? null} />
          <p>{t('passkeyHelp')}</p>
        </>
      ) : (
        <TextInput
          key={way}
          {...input}
          {...(inputRef && { inputRef })}
          label={t(way)}
          help={error ? undefined : t(way === 'code' ? 'codeHelp' : 'recoveryHelp')}
          kind={way === 'code' ? 'oneTimeCode' : 'code'}
          maxLength={way === 'code' ? 10 : 20}
          error={error}
        />
      )}
      <div>
        {methods
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="subtle" size="compact-sm" onClick={() => onWay(other)}>
              {t(switchTexts[other])}
            </Button>
          ))}
      </div>
    </>
  )
}
