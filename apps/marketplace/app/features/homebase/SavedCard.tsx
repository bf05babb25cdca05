import { careLabel, ratingBadge } from '@pkg/domain'
import { BareLink, Button, ButtonLink, Checkbox, ScoreBadge, Text, VisuallyHidden } from '@pkg/ui'
import { compareFields } from '~/site/links/compare-links'
import { FamilyVotes, type Relative } from '~/features/family-sharing'
import { GetPricing } from '~/features/wizard'
import { RatingForm } from '~/features/saves'
import { StayLine } from '~/features/stay'
import { CardPicture, SavedPrice } from '~/features/own-pages'
import * as styles from '~/features/own-pages/SavedCard.css'
import * as page from '~/features/own-pages/HomebasePage.css'
import type { SavedCommunity } from './load-saved.server'
import { NoteForm } from './NoteForm'
import { homebaseTexts } from './texts'

const words = homebaseTexts.savedPage

export interface SavedCardProps {
  saved: SavedCommunity
  level: 2 | 3
  /** The relatives who have a link to the list. */
  relatives: readonly Relative[]
  /** A note that is too long, as it was written. */
  rejectedNote?: string | undefined
  /** The id of the form that compares the selected communities. */
  compareForm?: string | undefined
}

/** A saved community: what it costs, the family’s note, and what to do next. Works without scripts. [HOME-003] */
export function SavedCard({ saved, level, relatives, rejectedNote, compareForm }: SavedCardProps) {
  const { community, note } = saved
  const Name = `h${level}` as const
  const { id, name, url, care } = community
  const hidden = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <li className={styles.card}>
      <CardPicture community={community} />
      <div className={styles.body}>
        <div className={styles.head}>
          <Name className={styles.name}>
            <BareLink href={url}>{name}</BareLink>
          </Name>
          <ScoreBadge isCompact {...ratingBadge(community)} />
        </div>
        <Text size="small">{care.map(careLabel).join(' · ')}</Text>
        <SavedPrice community={community} />
        <StayLine price={community.carePrice?.price ?? community.startingRate} medicaid={community.medicaid} />
        {note && <p className={page.note}>{note}</p>}
        <FamilyVotes community={id} relatives={relatives} />
        {compareForm && (
          <Checkbox
            form={compareForm}
            name={compareFields.communities}
            value={id}
            label={
              <>
                {words.compare}
                {hidden}
              </>
            }
          />
        )}
        <div className={page.buttons}>
          <GetPricing community={community} place="tile" size="small" />
          <ButtonLink href={`${url}#tour`} size="small">
            {words.tour}
            {hidden}
          </ButtonLink>
          <RatingForm community={community} rating="none">
            <Button type="submit" variant="quiet" size="small">
              {words.remove}
              {hidden}
            </Button>
          </RatingForm>
        </div>
        <NoteForm id={id} name={name} note={note} rejected={rejectedNote} />
      </div>
    </li>
  )
}
