import { Button } from '@mantine/core'
import type { FactorMethod } from '@tourdesk/contract/identity/secondFactor'
import type { Ref } from 'react'
import { useText } from '../../i18n/useText.ts'
import { TextInput } from '../../kit/fields/TextInput.tsx'
import { factorMessages } from './factorMessages.ts'

interface ProofInputProps {
  /** Which of the ways are open. */
  methods: readonly FactorMethod[]
  way: FactorMethod
  onWay: (way: FactorMethod) => void
  value: string
  onChange: (value: string) => void
  error: string | undefined
  inputRef?: Ref<HTMLInputElement>
  autoFocus?: boolean
}

/** The field for a code of the authenticator app, or for a recovery code, with the switch between them. */
export function ProofInput({ methods, way, onWay, error, inputRef, ...input }: ProofInputProps) {
  const t = useText(factorMessages)
  const isCode = way === 'code'
  const other: FactorMethod = isCode ? 'recoveryCode' : 'code'
  return (
    <>
      <TextInput
        key={way}
        {...input}
        {...(inputRef && { inputRef })}
        label={t(way)}
        help={error ? undefined : t(isCode ? 'codeHelp' : 'recoveryHelp')}
        kind={isCode ? 'oneTimeCode' : 'code'}
        maxLength={isCode ? 10 : 20}
        error={error}
      />
      {methods.includes(other) && (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={() => onWay(other)}>
            {t(isCode ? 'useRecovery' : 'useCode')}
          </Button>
        </div>
      )}
    </>
  )
}
