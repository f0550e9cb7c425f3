import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash, IconVideo } from '@tabler/icons-react'
import { isVideoUrl, mediaUrlOf } from '@tourdesk/domain/media/mediaUrls'
import { useState } from 'react'
import { ltr } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { TextInput } from '../kit/fields/TextInput.tsx'
import { toast } from '../kit/toast/toast.tsx'
import { mediaMessages } from './messages.ts'
import styles from './VideoList.module.css'

/** Placeholders can't set their direction, so marks keep it left to right in Hebrew. */
const example = ltr('https://youtu.be/…')

interface VideoListProps {
  label: string
  value: readonly string[]
  onChange: (addresses: string[]) => void
  /** Called for a link outside the video site, which belongs to the pictures. */
  onImage: (address: string) => void
  error?: string
}

/** Videos by link: short links are expanded and duplicates dropped. */
export function VideoList({ label, value, onChange, onImage, error }: VideoListProps) {
  const t = useText(mediaMessages)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)

  function add() {
    if (typed.trim() === '') return
    const address = mediaUrlOf(typed)
    setIsWrong(address === null)
    if (address === null) return
    setTyped('')
    if (!isVideoUrl(address)) {
      onImage(address)
      toast.info(t('linkIsImage'))
    } else if (!value.includes(address)) onChange([...value, address])
  }

  return (
    <div className="grid gap8">
      <div className={styles.add}>
        <TextInput
          label={label}
          kind="url"
          help={t('videoHelp')}
          placeholder={example}
          value={typed}
          error={isWrong ? t('wrongLink') : error}
          onChange={(text) => {
            setTyped(text)
            setIsWrong(false)
          }}
          onBlur={add}
          onEnter={add}
        />
        <Button variant="default" leftSection={<IconPlus size={16} stroke={1.6} />} onClick={add}>
          {t('addVideo')}
        </Button>
      </div>
      {value.length > 0 && (
        <ul className="grid gap4 plainList" aria-label={label}>
          {value.map((address, index) => (
            <li key={address} className={styles.video}>
              <IconVideo size={16} stroke={1.6} aria-hidden />
              <a className={styles.address} href={address} target="_blank" rel="noopener noreferrer">
                <bdi dir="ltr">{address}</bdi>
              </a>
              <ActionIcon
                size={28}
                aria-label={t('removeVideo', { number: index + 1 })}
                onClick={() => onChange(value.filter((each) => each !== address))}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
