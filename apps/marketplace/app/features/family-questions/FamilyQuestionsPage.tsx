import { siteLanguage } from '@pkg/domain'
import { PostConversion } from '@pkg/gwizzy'
import { Notice, Text, TextLink } from '@pkg/ui'
import { useNavigate } from '@remix-run/react'
import { useIsHydrated } from '@pkg/remix-host/react'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { useConversion } from '~/features/wizard'
import { homebasePaths } from '~/site/links/homebase-links'
import { useSite } from '~/site/frame/site'
import type { FamilyQuestions } from './load-family-questions.server'
import { readKnownAnswers } from './known-answers'
import { familyQuestionsPath } from '~/site/links/family-question-links'
import { familyQuestionsTexts as words } from './texts'

/** The answers join those of the request, so they repeat neither where it came from nor where the family searches. */
const settings = { actionPage: familyQuestionsPath }

/** The questions about the person moving in, one at a time. The browser stores the answers until they’re sent. [POST-001 to POST-019] */
export function FamilyQuestionsPage({ questions: { community, hasSearchReasons } }: { questions: FamilyQuestions }) {
  const { brand } = useSite()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const answers = isHydrated ? readKnownAnswers(community) : {}
  const { flowServices } = useConversion({
    community,
    entry: 'direct',
    place: 'custom-pricing',
    actionPage: familyQuestionsPath,
  })
  const leave = () => navigate(homebasePaths.home)
  return (
    <PageFrame width="text">
      <noscript>
        <Notice tone="caution" title={words.noScript}>
          {words.noScriptDetail(brand.phone)}
        </Notice>
      </noscript>
      <PostConversion
        layout="page"
        community={community}
        support={brand}
        language={siteLanguage}
        settings={settings}
        services={flowServices}
        answers={answers}
        hasSearchReasons={hasSearchReasons}
        onDone={leave}
        onClose={leave}
      />
      <Text size="small">{words.later}</Text>
      <TextLink href={homebasePaths.home} standalone>
        {words.back}
      </TextLink>
    </PageFrame>
  )
}
