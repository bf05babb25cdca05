import { suggestCareLevel } from '@pkg/domain'
import type { PublicPageHandle } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { priceSpan, quizTexts, readQuizAnswers } from '~/features/care-quiz'
import { loadPrices, readPriceQuestion } from '~/features/price-finder/index.server'
import { QuizPage, toolTexts } from '~/features/tools'

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction = () => [
  { title: toolTexts.names['care-quiz'] },
  { name: 'description', content: quizTexts.hint },
]

/** The answers in the URL, with the prices of the care that they point to. [FIND-017] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { place } = readPriceQuestion(request)
  const answers = readQuizAnswers(new URL(request.url).searchParams)
  const level = suggestCareLevel(answers)?.level
  const stats = await apiFor(request, context)
    .stats.get()
    // The quiz works without its first range.
    .catch(() => undefined)
  const typical = stats && priceSpan(stats.care)
  return { answers, place, typical, ...(level ? { prices: await loadPrices({ place, level }, request, context) } : {}) }
}

export default function CareQuizRoute() {
  return <QuizPage {...useLoaderData<typeof loader>()} />
}
