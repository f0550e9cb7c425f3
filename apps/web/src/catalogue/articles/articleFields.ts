import { ArticleInput } from '@tourdesk/contract/catalogue/articles'
import { checkArticle } from '@tourdesk/domain/catalogue/checkArticle'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

export type ArticleValues = FormValues<typeof ArticleInput>

/** The form of an article (ART-14 to ART-17). */
export const articleFields = contractForm(ArticleInput, checkArticle)
