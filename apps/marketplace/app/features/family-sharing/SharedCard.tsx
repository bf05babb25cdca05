import { careLabel, type CommunityTile, listVoteValues, ratingBadge, sharingLimits } from '@pkg/domain'
import { BareLink, Button, ChoiceGroup, Notice, ScoreBadge, Text, TextArea } from '@pkg/ui'
import { CardPicture, SavedPrice } from '~/features/own-pages'
import * as card from '~/features/own-pages/SavedCard.css'
import * as styles from './family-sharing.css'
import type { FamilyVote } from './family-votes'
import type { RejectedVote } from './rejected-vote'
import { sharedListPath } from '~/site/links/share-links'
import { familySharingTexts } from './texts'

const words = familySharingTexts.list

interface SharedCardProps {
  community: CommunityTile
  /** The name of the person who shares. */
  from: string
  /** The relative's vote so far. */
  vote: FamilyVote | undefined
  isJustVoted: boolean
  /** The vote that wasn't stored, if it's about this community. */
  rejected: RejectedVote | undefined
}

/** A community of a shared list, with the form for the relative's vote. [TRUST-014] */
export function SharedCard({ community, from, vote, isJustVoted, rejected }: SharedCardProps) {
  const { id, name, url, care, addressString } = community
  return (
    <li className={card.card} id={id}>
      <CardPicture community={community} />
      <div className={card.body}>
        <div className={card.head}>
          <h2 className={card.name}>
            <BareLink href={url}>{name}</BareLink>
          </h2>
          <ScoreBadge isCompact {...ratingBadge(community)} />
        </div>
        <Text size="small">{care.map(careLabel).join(' · ')}</Text>
        <Text size="small">{addressString}</Text>
        <SavedPrice community={community} />
        {isJustVoted && !rejected && <Notice tone="positive" title={words.sent(from)} role="status" />}
        <VoteForm id={id} name={name} vote={vote} rejected={rejected} />
      </div>
    </li>
  )
}

function VoteForm({
  id,
  name,
  vote,
  rejected,
}: Pick<SharedCardProps, 'vote' | 'rejected'> & { id: string; name: string }) {
  const entered = rejected ?? vote
  return (
    <form method="post" action={sharedListPath} className={styles.form} noValidate>
      <input type="hidden" name="community" value={id} />
      <ChoiceGroup
        id={`vote-${id}`}
        name="vote"
        label={words.question(name)}
        options={listVoteValues.map((value) => ({ value, label: familySharingTexts.votes[value] }))}
        columns="fit"
        error={rejected?.field === 'vote' ? rejected.error : undefined}
        {...(entered?.vote && { defaultValue: entered.vote })}
      />
      <TextArea
        id={`comment-${id}`}
        name="comment"
        label={words.comment}
        max={sharingLimits.comment}
        rows={2}
        defaultValue={entered?.comment ?? ''}
        error={rejected?.field === 'comment' ? rejected.error : undefined}
      />
      <div>
        <Button type="submit" variant={vote ? 'secondary' : 'primary'}>
          {vote ? words.change : words.send}
        </Button>
      </div>
    </form>
  )
}
