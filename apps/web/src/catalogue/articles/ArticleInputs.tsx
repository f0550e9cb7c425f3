import { articleCategories } from '@tourdesk/domain/catalogue/vocabulary'
import type { Control } from 'react-hook-form'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { articleCategoryLabels } from '../../i18n/vocabulary/catalogue.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { CheckField, ChoiceField, RichTextField, TextField } from '../../kit/form/formFields.tsx'
import { ImageField } from '../../media/ImageField.tsx'
import type { ArticleValues } from './articleFields.ts'
import { articleMessages } from './messages.ts'

/** The six inputs of an article. */
export function ArticleInputs({ control }: { control: Control<ArticleValues, unknown, ArticleValues> }) {
  const t = useText(articleMessages)
  const categories = useOptions(articleCategories, articleCategoryLabels)
  return (
    <FieldGrid>
      <WholeWidth>
        <TextField control={control} name="title" label={t('articleTitle')} />
      </WholeWidth>
      <WholeWidth>
        <CheckField control={control} name="isActive" label={t('active')} />
      </WholeWidth>
      <TextField control={control} name="subtitle" label={t('subtitle')} />
      <ChoiceField control={control} name="category" label={t('category')} options={categories} />
      <WholeWidth>
        <RichTextField control={control} name="text" label={t('text')} height={260} />
      </WholeWidth>
      <WholeWidth>
        <ImageField control={control} name="image" label={t('image')} folder="articles" />
      </WholeWidth>
    </FieldGrid>
  )
}
