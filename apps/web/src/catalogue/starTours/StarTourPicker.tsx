import { ActionIcon, Button, Input } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { type Control, useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { useText } from '../../i18n/useText.ts'
import { ChoiceField } from '../../kit/form/formFields.tsx'
import { messageIn } from '../../kit/form/messageIn.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import { starTourMessages } from './messages.ts'
import styles from './starTours.module.css'
import type { StarTourValues } from './starTourValues.ts'
import { useTourChoices } from './useTourChoices.ts'

/** The tours of a star tour in order; a tour can only be chosen once. */
export function StarTourPicker({ control }: { control: Control<StarTourValues, unknown, StarTourValues> }) {
  const t = useText(starTourMessages)
  const { ofField } = useProblemTexts()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'tours' })
  const rows = useWatch({ control, name: 'tours' })
  const { errors } = useFormState({ control, name: 'tours' })
  const message = messageIn(errors.tours)
  const chosen = rows.map(({ tour }) => tour)
  const optionsOf = useTourChoices(chosen)

  return (
    <Input.Wrapper
      label={t('tours')}
      labelElement="div"
      withAsterisk
      error={message ? ofField(message) : undefined}
    >
      <ol className="stack gap8 plainList below8">
        {fields.map(({ id }, index) => {
          const number = index + 1
          return (
            <li key={id} className={styles.row}>
              <ChoiceField
                control={control}
                name={`tours.${index}.tour`}
                label={t('tourRow', { number })}
                hidesLabel
                placeholder={t('chooseTour')}
                searchable
                options={optionsOf(chosen[index] ?? null)}
              />
              <ActionIcon
                size={32}
                aria-label={t('moveUp', { number })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <IconArrowUp size={16} stroke={1.6} />
              </ActionIcon>
              <ActionIcon
                size={32}
                aria-label={t('moveDown', { number })}
                disabled={index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown size={16} stroke={1.6} />
              </ActionIcon>
              <ActionIcon
                size={32}
                aria-label={t('removeTour', { number })}
                disabled={fields.length === 1}
                onClick={() => remove(index)}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            </li>
          )
        })}
      </ol>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={16} stroke={1.6} />}
        disabled={!chosen.at(-1)}
        onClick={() => append({ tour: null })}
      >
        {t('addTour')}
      </Button>
    </Input.Wrapper>
  )
}
