import { ButtonLink, Heading, Notice, Stack, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
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

/** Communities side by side, or how to choose them. Works without scripts. [TRUST-013] */
export function ComparePage({ comparison }: { comparison: Comparison }) {
  const { communities, isComplete, care, isCareChosen, missing, hasTooMany, search } = comparison
  const ids = communities.map(({ id }) => id)
  const view: CompareView = { isComplete, ...(isCareChosen && { care }) }
  const hasTable = communities.length >= minCompared
  return (
    <PageFrame>
      <div className={styles.head}>
        <Stack gap={8}>
          <Heading level={1}>{hasTable ? words.heading(communities.length) : words.title}</Heading>
          {!hasTable && <Text measured>{introText(communities)}</Text>}
        </Stack>
        {hasTable && <CompareTools />}
      </div>
      {comparison.isNoneSelected && (
        <Notice tone="info" title={words.noneSelected} role="status">
          <TextLink href={savedPath}>{words.selectSaved}</TextLink>
        </Notice>
      )}
      {missing > 0 && <Notice tone="info" title={words.missing(missing)} />}
      {hasTooMany && <Notice tone="info" title={words.tooMany(maxCompared)} />}
      {hasTable && (
        <>
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
        </>
      )}
      <AddCommunity communities={communities} view={view} search={search} />
      <SavedOffer compared={ids} />
    </PageFrame>
  )
}

function introText([first]: Comparison['communities']): string {
  return first ? words.oneMore(first.name) : words.intro
}
