import type { ContentDraft, ContentTranslations } from '@pkg/api-client'
import { type ContentField, contentFields, type ContentKind, contentProblems, valueProblem } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { type ErrorDetail, unprocessable } from '../../http/errors'
import { lockPublishedSlugs, type PublishableTexts } from './entry-store'

/**
 * Returns the texts of a draft that can be published. What it names stays published until the transaction ends.
 * @throws {HttpError} 422 with all that is missing, wrong, or names an entry that readers can't get [WORK-012]
 */
export async function requirePublishable(tx: Orm, kind: ContentKind, draft: ContentDraft): Promise<PublishableTexts> {
  const problems = contentProblems(kind, draft).map(({ path, detail }) => problemAt(path, detail))
  const unknown = await findUnknownEntries(tx, kind, draft.values)
  if (problems.length + unknown.length > 0) throw unprocessable([...problems, ...unknown])
  return { ...draft, translations: completeTranslations(draft) }
}

/** Checks that each value of a draft is one of its field. What is missing can follow later. @throws {HttpError} 422 */
export function requireValues(kind: ContentKind, draft: ContentDraft): void {
  const problems = contentFields[kind].flatMap((field) => [
    ...valueProblems(field, draft.values, 'values'),
    ...(field.isTranslated === false
      ? []
      : valueProblems(field, draft.translations.es?.values, 'translations/es/values')),
  ])
  if (problems.length > 0) throw unprocessable(problems)
}

function valueProblems(
  field: ContentField,
  values: Readonly<Record<string, unknown>> = {},
  path: string,
): ErrorDetail[] {
  const value = values[field.name]
  const detail = value === undefined || value === null ? undefined : valueProblem(field, value)
  return detail === undefined ? [] : [problemAt(`${path}/${field.name}`, detail)]
}

const problemAt = (path: string, detail: string): ErrorDetail => ({
  detail,
  source: { pointer: `/data/attributes/${path}` },
})

/** `contentProblems` requires a title of each language. */
function completeTranslations({ translations: { es } }: ContentDraft): ContentTranslations {
  return es?.title === undefined ? {} : { es: { ...es, title: es.title } }
}

async function findUnknownEntries(
  tx: Orm,
  kind: ContentKind,
  values: Readonly<Record<string, unknown>>,
): Promise<ErrorDetail[]> {
  const found = await Promise.all(
    contentFields[kind].map(async (field) => {
      const slugs = [values[field.name] ?? []].flat().filter((slug) => typeof slug === 'string')
      if (field.kind === undefined || slugs.length === 0) return []
      const published = await lockPublishedSlugs(tx, field.kind, slugs)
      const missing = slugs.filter((slug) => !published.has(slug))
      return missing.map((slug) =>
        problemAt(`values/${field.name}`, `Readers can’t see ${slug}. Publish it first, or choose another one`),
      )
    }),
  )
  return found.flat()
}
