import { ArticleInput } from '@tourdesk/contract/catalogue/articles'
import { checkArticle } from '@tourdesk/domain/catalogue/checkArticle'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

export type ArticleValues = FormValues<typeof ArticleInput>

/** The fields of an article with their rules. */
export const articleFields = contractForm(ArticleInput, checkArticle)
