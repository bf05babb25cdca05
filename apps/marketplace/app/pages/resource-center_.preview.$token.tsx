import { tokenPageHeaders } from '@pkg/remix-host/server'
import { Container, Notice } from '@pkg/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ArticlePage, articleTexts, previewMeta } from '~/features/articles'
import { loadPreview } from '~/features/articles/index.server'

export const headers = tokenPageHeaders
export const meta: MetaFunction<typeof loader> = ({ data }) => previewMeta(data)

/** The draft of an article, for those with an editor’s link. No one else finds it, and nothing stores it. [WORK-012] */
export const loader = (loaded: LoaderFunctionArgs) => loadPreview(loaded)

export default function PreviewRoute() {
  return (
    <>
      <Container>
        <Notice tone="caution" title={articleTexts.preview.title}>
          {articleTexts.preview.lead}
        </Notice>
      </Container>
      <ArticlePage article={useLoaderData<typeof loader>()} />
    </>
  )
}
