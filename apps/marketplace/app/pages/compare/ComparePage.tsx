import { ButtonLink, Heading, Notice, Stack, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { QuietImage, QuietPage } from '~/parts/quiet-page/QuietPage'
import { askSeveralPath } from '~/site/links/several-questions-links'
import { savedPath } from '~/site/links/saves-links'
import { AddCommunity } from './AddCommunity'
import { CareForm } from './CareForm'
import * as styles from './compare.css'
import { comparePath, type CompareView, maxCompared, minCompared } from '~/site/links/compare-links'
import { CompareTable } from './CompareTable'
import { CompareTools } from './CompareTools'
import type { Comparison } from './load-comparison.server'
import { SavedOffer } from './SavedOffer'
import { compareTexts as words } from './texts'

/** Communities side by side, or how to choose them, with a picture of what a comparison is. Works without scripts. [TRUST-013, LOOK-010] */
export function ComparePage({ comparison }: { comparison: Comparison }) {
  const { communities, isComplete, care, isCareChosen, search } = comparison
  const ids = communities.map(({ id }) => id)
  const view: CompareView = { isComplete, ...(isCareChosen && { care }) }
  const more = (
    <>
      <AddCommunity communities={communities} view={view} search={search} />
      <SavedOffer compared={ids} />
    </>
  )
  if (communities.length < minCompared) {
    return (
      <QuietPage picture={<ExampleFigure />}>
        <Stack gap={8}>
          <Heading level={1}>{words.title}</Heading>
          <Text size="lead">{introText(communities)}</Text>
        </Stack>
        <Notices comparison={comparison} />
        {more}
      </QuietPage>
    )
  }
  return (
    <PageFrame>
      <div className={styles.head}>
        <Heading level={1}>{words.heading(communities.length)}</Heading>
        <CompareTools />
      </div>
      <Notices comparison={comparison} />
      <div className={styles.view}>
        <CareForm ids={ids} care={care} isComplete={isComplete} />
        <div className={styles.shown}>
          <Text size="small">{isComplete ? words.shownAll : words.shownDifferences}</Text>
          <ButtonLink href={comparePath(ids, { ...view, isComplete: !isComplete })} size="small">
            {isComplete ? words.onlyDifferences : words.showAll}
          </ButtonLink>
        </div>
      </div>
      <CompareTable comparison={comparison} view={view} />
      <div className={styles.screenOnly}>
        <ButtonLink href={askSeveralPath(ids)}>{words.askAll}</ButtonLink>
      </div>
      <Stack gap={4}>
        <Text size="small">{words.note}</Text>
        <Text size="small">{words.feeNote}</Text>
      </Stack>
      {more}
    </PageFrame>
  )
}

/** What of the request the page can’t show. */
function Notices({ comparison: { isNoneSelected, missing, hasTooMany } }: { comparison: Comparison }) {
  return (
    <>
      {isNoneSelected && (
        <Notice tone="info" title={words.noneSelected} role="status">
          <TextLink href={savedPath}>{words.selectSaved}</TextLink>
        </Notice>
      )}
      {missing > 0 && <Notice tone="info" title={words.missing(missing)} />}
      {hasTooMany && <Notice tone="info" title={words.tooMany(maxCompared)} />}
    </>
  )
}

const ExampleFigure = () => (
  <figure className={styles.example}>
    <QuietImage picture="compare" />
    <figcaption>
      <Text size="small" tone="muted">
        {words.example}
      </Text>
    </figcaption>
  </figure>
)

function introText([first]: Comparison['communities']): string {
  return first ? words.oneMore(first.name) : words.intro
}
