import type { ContentEntry } from '@pkg/api-client'
import { type ContentKind, contentProblems } from '@pkg/domain'
import { contentStatus, type EditedEntry, fieldAt, labelOfField, pageTexts as words } from '~/features/content'
import { formatMoment, type RequestClock } from '~/site/server/times'

/** An entry as its page shows it. */
export interface ContentPage extends EditedEntry, Pick<ContentEntry, 'slug' | 'state' | 'isPublished' | 'versions'> {
  hasDraft: boolean
  /** The path of its public page, if it has one. */
  path: string | undefined
  status: ReturnType<typeof contentStatus>
  draftSaved: string | undefined
  publishes: string | undefined
  /** What prevents publishing, by the field of the editor. */
  problems: { field: string; message: string }[]
}

const paths: Readonly<Partial<Record<ContentKind, string>>> = {
  articles: '/resource-center/',
  topics: '/resource-center/topic/',
  authors: '/resource-center/author/',
  reviewers: '/resource-center/reviewer/',
  'state-pages': '/resource-center/state/',
}

/** Returns an entry as its page shows it. [WORK-012] */
export function contentPage(entry: ContentEntry, edited: EditedEntry, clock: RequestClock): ContentPage {
  const { slug, state, isPublished, versions, kind, draft, draftAt, publishAt } = entry
  const before = paths[kind]
  return {
    ...edited,
    slug,
    state,
    isPublished,
    versions,
    hasDraft: draft !== undefined,
    path: before && before + slug,
    status: contentStatus(entry, clock),
    draftSaved: draftAt === undefined ? undefined : words.by(formatMoment(draftAt, clock).text, entry.draftBy),
    publishes: publishAt === undefined ? undefined : words.by(formatMoment(publishAt, clock).text, entry.publishBy),
    problems: state === 'published' ? [] : problemsOf(edited),
  }
}

function problemsOf({ kind, texts }: EditedEntry): ContentPage['problems'] {
  return contentProblems(kind, texts).map(({ path, detail }) => {
    const field = fieldAt(`/data/attributes/${path}`) ?? path
    return { field, message: `${labelOfField(field)}: ${detail}` }
  })
}
