import { Button, ButtonLink, EmptyState, Heading, Notice, peopleIcon, Stack, Text } from '@pkg/ui'
import type { CommunityTile } from '@pkg/domain'
import { compareFields, comparePath, fromSaved, maxCompared, minCompared } from '~/site/links/compare-links'
import { askSeveralPath } from '~/site/links/several-questions-links'
import { familySharingTexts, type Relative } from '~/features/family-sharing'
import { HomebaseFrame } from '~/features/own-pages'
import * as styles from '~/features/own-pages/HomebasePage.css'
import { sharePath } from '~/site/links/share-links'
import type { SavedLists } from './load-saved.server'
import type { RejectedNote } from './note'
import { RatedTile } from './RatedTile'
import { SavedCard } from './SavedCard'
import { useFreshLists } from './use-fresh-lists'
import { homebaseTexts } from './texts'
import { sitePath } from '~/site/frame/site-path'

const words = homebaseTexts.savedPage

/** How many recommendations the page shows. */
const recommendedShown = 6

const compareForm = 'compare'

interface SavedPageProps {
  lists: SavedLists
  isSignedIn: boolean
  /** Whether the last form stored a note. */
  isNoteSaved: boolean
  /** The note that the last form couldn't store. */
  rejected: RejectedNote | undefined
}

/** The communities that a family saved, with their notes, those that it doesn’t want, and others near them. [HOME-003, TRAY-004, TILE-007] */
export function SavedPage({
  lists: { saved, disliked, recommended, relatives },
  isSignedIn,
  isNoteSaved,
  rejected,
}: SavedPageProps) {
  useFreshLists()
  const canCompare = saved.length >= minCompared
  return (
    <HomebaseFrame current="saved">
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        {saved.length > 0 && <Text size="lead">{words.count(saved.length)}</Text>}
      </Stack>
      {isNoteSaved && <Notice tone="positive" title={words.noteSaved} role="status" />}
      {saved.length === 0 ? (
        <EmptyState
          title={homebaseTexts.home.noneSaved}
          action={<ButtonLink href="/senior-living">{homebaseTexts.home.find}</ButtonLink>}
        >
          {homebaseTexts.home.noneSavedDetail}
        </EmptyState>
      ) : (
        <>
          <ShareBar relatives={relatives} />
          {canCompare && <CompareBar ids={saved.map(({ community }) => community.id)} />}
          <ul className={styles.cards}>
            {saved.map((each) => (
              <SavedCard
                key={each.community.id}
                saved={each}
                level={2}
                relatives={relatives}
                compareForm={canCompare ? compareForm : undefined}
                rejectedNote={rejected?.community === each.community.id ? rejected.note : undefined}
              />
            ))}
          </ul>
        </>
      )}
      {saved.length > 0 && !isSignedIn && (
        <Notice title={words.inBrowser}>
          <ButtonLink href="/login?register=true&loginRedirect=/homebase/saved" size="small">
            {words.createAccount}
          </ButtonLink>
        </Notice>
      )}
      {recommended.length > 0 && (
        <Rated
          title={words.recommended}
          detail={words.recommendedDetail}
          communities={recommended.slice(0, recommendedShown)}
        />
      )}
      {disliked.length > 0 && <Rated title={words.disliked} detail={words.dislikedDetail} communities={disliked} />}
    </HomebaseFrame>
  )
}

/** Says who sees the list, and leads to the page that shares it. [TRUST-014] */
function ShareBar({ relatives }: { relatives: readonly Relative[] }) {
  const names = relatives.flatMap(({ name, isEnded }) => (isEnded ? [] : [name]))
  return (
    <div className={styles.share}>
      <ButtonLink href={sharePath} icon={peopleIcon}>
        {relatives.length === 0 ? familySharingTexts.share.open : familySharingTexts.own.manage}
      </ButtonLink>
      <Text>{familySharingTexts.own.sharedWith(names)}</Text>
    </div>
  )
}

/** Compares the selected communities, or all of them. The checkboxes are in the cards. [TRUST-013] */
function CompareBar({ ids }: { ids: readonly string[] }) {
  const newest = ids.slice(0, maxCompared)
  return (
    <Stack gap={8}>
      <Text>{words.compareHint}</Text>
      <div className={styles.buttons}>
        <form id={compareForm} method="get" action={sitePath(comparePath([]))}>
          <input type="hidden" name={compareFields.from} value={fromSaved} />
          <div className={styles.buttons}>
            <Button type="submit">{words.compareSelected}</Button>
            <Button type="submit" formAction={sitePath(askSeveralPath())}>
              {words.askSelected}
            </Button>
          </div>
        </form>
        <ButtonLink href={comparePath(newest)}>
          {(newest.length === ids.length ? words.compareAll : words.compareNewest)(newest.length)}
        </ButtonLink>
      </div>
    </Stack>
  )
}

function Rated({ title, detail, communities }: { title: string; detail: string; communities: CommunityTile[] }) {
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{title}</Heading>
      <Text>{detail}</Text>
      <ul className={styles.tiles}>
        {communities.map((community) => (
          <li key={community.id}>
            <RatedTile community={community} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
