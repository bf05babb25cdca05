import { startingPriceText, type RecommendedCommunity, type ToolSlug } from '@pkg/domain'
import { BareLink, ButtonLink, Card, EmptyState, Heading, Notice, Stack, Text, TextLink } from '@pkg/ui'
import { AdvisorPicture } from '~/parts/advisor-picture/AdvisorPicture'
import { HomebaseFrame } from '~/features/own-pages'
import * as styles from '~/features/own-pages/HomebasePage.css'
import { homebasePaths } from '~/site/links/homebase-links'
import type { HomebaseView } from './load-homebase.server'
import { NextSteps } from './NextSteps'
import { QuestionsSection } from './QuestionsSection'
import { SavedCard } from './SavedCard'
import type { SentRequest } from './sent-request'
import { useFreshLists } from './use-fresh-lists'
import { ToolsSection } from './ToolsSection'
import { homebaseTexts } from './texts'
import { listNames, type UnsentCommunity, type UnsentRequests } from './unsent-requests'

const words = homebaseTexts.home

/** How many saved communities the page shows. The others are one link away. */
const savedShown = 3

/** A family’s own page: what’s next, what it saved and requested, who helps, and its tours. Works without an account and without scripts. [HOME-001, HOME-002] */
export function HomebasePage({
  homebase,
  sent,
  tools,
}: {
  homebase: HomebaseView
  sent: SentRequest | undefined
  /** The tools with saved answers. */
  tools: readonly ToolSlug[]
}) {
  const { firstName, steps, saved, relatives, requested, questions, recommended, reasons } = homebase
  useFreshLists()
  return (
    <HomebaseFrame current="home">
      <Stack gap={8}>
        <Heading level={1}>{firstName ? words.titleFor(firstName) : words.title}</Heading>
        <Text size="lead">{words.lead}</Text>
      </Stack>
      {sent && <SentNotice sent={sent} unsent={homebase.unsent} />}
      <div className={styles.columns}>
        <Stack gap={44}>
          <NextSteps steps={steps} />
          <SavedSection saved={saved} relatives={relatives} />
          <ToolsSection tools={tools} />
          {requested.length > 0 && (
            <Communities title={words.requested} communities={requested} unsent={homebase.unsent} />
          )}
          {questions.length > 0 && <QuestionsSection questions={questions} />}
          {recommended.length > 0 && (
            <Communities
              title={words.recommended}
              reasons={reasons}
              communities={recommended}
              near={requested[0]?.name}
            />
          )}
        </Stack>
        <Aside homebase={homebase} />
      </div>
    </HomebaseFrame>
  )
}

/** Says that a request was sent, or that it wasn't, because the family hasn't acknowledged the disclosure. [HOME-001, TRUTH-005] */
function SentNotice({ sent, unsent: { held, undisclosed } }: { sent: SentRequest; unsent: UnsentRequests }) {
  const texts = homebaseTexts.sent
  const isIn = (communities: readonly UnsentCommunity[]) => communities.some(({ name }) => name === sent.community)
  if (isIn(undisclosed) || isIn(held)) {
    return (
      <Notice tone="info" title={texts.received} role="status">
        {isIn(undisclosed)
          ? texts.undisclosed(listNames(undisclosed))
          : homebaseTexts.steps.disclosureDetail(listNames(held))}
      </Notice>
    )
  }
  return (
    <Notice tone="positive" title={sentText(sent)} role="status">
      {texts.detail}
    </Notice>
  )
}

const sentText = (sent: SentRequest) =>
  sent.modal === 'communityPricing' && sent.community !== undefined
    ? homebaseTexts.sent.communityPricing(sent.community)
    : sent.modal === 'speakExpert'
      ? homebaseTexts.sent.speakExpert
      : homebaseTexts.sent.generalRecommendations

function SavedSection({ saved, relatives }: Pick<HomebaseView, 'saved' | 'relatives'>) {
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{words.saved}</Heading>
      {saved.length === 0 ? (
        <EmptyState
          level={3}
          title={words.noneSaved}
          action={<ButtonLink href="/senior-living">{words.find}</ButtonLink>}
        >
          {words.noneSavedDetail}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.cards}>
            {saved.slice(0, savedShown).map((each) => (
              <SavedCard key={each.community.id} saved={each} level={3} relatives={relatives} />
            ))}
          </ul>
          <TextLink href={homebasePaths.saved} standalone>
            {words.allSaved(saved.length)}
          </TextLink>
        </>
      )}
    </Stack>
  )
}

/** Communities as lines, with why they were chosen. */
function Communities({
  title,
  reasons = [],
  communities,
  near,
  unsent,
}: {
  title: string
  reasons?: string[]
  communities: RecommendedCommunity[]
  /** The community that distances are measured from. */
  near?: string | undefined
  unsent?: UnsentRequests
}) {
  const isIn = (id: string, list: readonly UnsentCommunity[] = []) => list.some((community) => community.id === id)
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{title}</Heading>
      {reasons.map((reason) => (
        <Text key={reason}>{reason}</Text>
      ))}
      <ul className={styles.list}>
        {communities.map(({ id, name, url, city, state, distance, ...price }) => (
          <li key={id} className={styles.step}>
            <div className={styles.stepText}>
              <BareLink href={url} className={styles.summary}>
                {name}
              </BareLink>
              <Text size="small">
                {[
                  `${city}, ${state}`,
                  startingPriceText(price),
                  near && words.awayFrom(distance.toFixed(distance < 10 ? 1 : 0), near),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              {isIn(id, unsent?.held) && <Text size="small">{words.held}</Text>}
              {isIn(id, unsent?.undisclosed) && <Text size="small">{words.undisclosed}</Text>}
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function Aside({ homebase: { tours, advisor } }: { homebase: HomebaseView }) {
  return (
    <Stack gap={24}>
      <Card as="section">
        <Stack gap={12}>
          <Heading level={2} look="h3">
            {words.tours}
          </Heading>
          {tours.length === 0 ? (
            <Text>{`${words.noTours}. ${words.noToursDetail}`}</Text>
          ) : (
            <ul className={styles.list}>
              {tours.map(({ id, community, when }) => (
                <li key={id}>
                  <TextLink href={`/tours/${id}`} standalone>
                    {community}
                  </TextLink>
                  <Text size="small">{when}</Text>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Card>
      {advisor && (
        <Card as="section">
          <Stack gap={12}>
            <Heading level={2} look="h3">
              {words.advisor}
            </Heading>
            <div className={styles.links}>
              <AdvisorPicture name={advisor.name} picture={advisor.picture} />
              <div>
                <Text strong>{advisor.name}</Text>
                {advisor.phone && <a href={`tel:${advisor.phone.replace(/[^\d+]/g, '')}`}>{advisor.phone}</a>}
              </div>
            </div>
            <Text size="small">{words.advisorFree}</Text>
          </Stack>
        </Card>
      )}
      <Card as="section">
        <Stack gap={12}>
          <Heading level={2} look="h3">
            {words.receipts}
          </Heading>
          <Text>{words.receiptsDetail}</Text>
          <TextLink href="/receipts" standalone>
            {words.receipts}
          </TextLink>
        </Stack>
      </Card>
    </Stack>
  )
}
