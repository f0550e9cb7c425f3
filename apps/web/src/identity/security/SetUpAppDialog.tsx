import { Button } from '@mantine/core'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { type FormEvent, useState } from 'react'
import { api } from '../../app/api.ts'
import { problemSentences } from '../../app/problems.ts'
import { useText } from '../../i18n/useText.ts'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { Dialog, DialogActions } from '../../kit/dialog/Dialog.tsx'
import { TextInput } from '../../kit/fields/TextInput.tsx'
import { FormProblem } from '../../kit/form/FormProblem.tsx'
import { Code } from '../../kit/Isolated.tsx'
import { QrCode } from '../../kit/QrCode.tsx'
import { toast } from '../../kit/toast/toast.tsx'
import styles from './security.module.css'
import { securityMessages } from './securityMessages.ts'

/** What is shown once: an app's secret to set up, or recovery codes to keep. */
export type NewApp =
  | { kind: 'app'; secret: string; address: string }
  | { kind: 'codes'; recoveryCodes: readonly string[] }

interface SetUpAppDialogProps {
  opened: boolean
  /** Null until there's something to show. */
  shown: NewApp | null
  /** The app is on; the codes are empty if there were some before. */
  onCodes: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** Sets up an authenticator app, and shows recovery codes. */
export function SetUpAppDialog({ opened, shown, onCodes, onClose }: SetUpAppDialogProps) {
  const t = useText(securityMessages)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(shown?.kind === 'codes' ? 'recoveryCodes' : 'setUpApp')}
    >
      {shown?.kind === 'app' && <AppForm shown={shown} onCodes={onCodes} onClose={onClose} />}
      {shown?.kind === 'codes' && <Codes codes={shown.recoveryCodes} onClose={onClose} />}
    </Dialog>
  )
}

function AppForm({
  shown: { secret, address },
  onCodes,
  onClose,
}: Pick<SetUpAppDialogProps, 'onCodes' | 'onClose'> & { shown: Extract<NewApp, { kind: 'app' }> }) {
  const t = useText(securityMessages)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setRefusal(null)
    setFault(code.trim() ? undefined : t('codeRequired'))
    if (!code.trim()) return
    setBusy(true)
    try {
      const { recoveryCodes } = await api.secondFactor.confirmApp({ body: { code } })
      toast.success(t('appAdded'))
      onCodes(recoveryCodes)
    } catch (error) {
      const sentence = problemSentences.ofError(error)
      if (error instanceof Problem && error.issues.length > 0) setFault(sentence)
      else setRefusal(sentence)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate className={`stack gap12 ${styles.factor}`} onSubmit={(event) => void submit(event)}>
      <FormProblem text={refusal} />
      <p>{t('scan')}</p>
      <QrCode address={address} label={t('qr')} />
      <p className={styles.secret}>
        <span>{t('orType')}</span> <Code>{inGroups(secret)}</Code> <CopyButton text={secret} />
      </p>
      <TextInput
        label={t('firstCode')}
        kind="oneTimeCode"
        maxLength={10}
        autoFocus
        value={code}
        onChange={(typed) => {
          setCode(typed)
          setFault(undefined)
        }}
        error={fault}
      />
      <DialogActions onCancel={onClose}>
        <Button type="submit" loading={isBusy}>
          {t('switchOn')}
        </Button>
      </DialogActions>
    </form>
  )
}

function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText(securityMessages)
  return (
    <div className={`stack gap12 ${styles.factor}`}>
      <p>{t('keepCodes')}</p>
      <ul className={styles.codes} aria-label={t('recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </ul>
      <DialogActions start={<CopyButton text={codes.join('\n')} label={t('copyCodes')} />}>
        <Button onClick={onClose}>{t('kept')}</Button>
      </DialogActions>
    </div>
  )
}

/** Four signs at a time are easier to type. */
function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
