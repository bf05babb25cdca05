import { careLabel, formatScore, scoreLabel } from '@pkg/domain'
import { BareLink, Button, ButtonLink, Checkbox, ScoreBadge, Text, TextArea, VisuallyHidden } from '@pkg/ui'
import { compareFields } from '~/site/links/compare-links'
import { FamilyVotes, type Relative } from '~/features/family-sharing'
import { GetPricing } from '~/features/wizard'
import { RatingForm } from '~/features/saves'
import { CardPicture, SavedPrice } from '~/features/own-pages'
import * as styles from '~/features/own-pages/SavedCard.css'
import * as page from '~/features/own-pages/HomebasePage.css'
import { homebasePaths } from '~/site/links/homebase-links'
import type { SavedCommunity } from './load-saved.server'
import { maxNoteLength } from './note'
import { homebaseTexts } from './texts'
import { sitePath } from '~/site/frame/site-path'

const words = homebaseTexts.savedPage

/** A saved community: what it costs, the family’s note, and what to do next. Works without scripts. [HOME-003] */
export function SavedCard({
  saved: { community, note },
  level,
  relatives,
  rejectedNote,
  compareForm,
}: {
  saved: SavedCommunity
  level: 2 | 3
  /** The relatives who have a link to the list. */
  relatives: readonly Relative[]
  /** A note that is too long, as it was written. */
  rejectedNote?: string | undefined
  /** The id of the form that compares the selected communities. */
  compareForm?: string | undefined
}) {
  const Name = `h${level}` as const
  const { id, name, url, care, slyScore } = community
  const hidden = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <li className={styles.card}>
      <CardPicture community={community} />
      <div className={styles.body}>
        <div className={styles.head}>
          <Name className={styles.name}>
            <BareLink href={url}>{name}</BareLink>
          </Name>
          <ScoreBadge
            isCompact
            label={scoreLabel(slyScore)}
            {...(slyScore === undefined ? {} : { score: formatScore(slyScore) })}
          />
        </div>
        <Text size="small">{care.map(careLabel).join(' · ')}</Text>
        <SavedPrice community={community} />
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

/** The form of a note, folded until it’s wanted. */
function NoteForm({
  id,
  name,
  note,
  rejected,
}: {
  id: string
  name: string
  note: string | undefined
  rejected: string | undefined
}) {
  return (
    <details open={rejected !== undefined}>
      <summary className={page.summary}>
        {note ? words.editNote : words.addNote}
        <VisuallyHidden> {name}</VisuallyHidden>
      </summary>
      <form method="post" action={sitePath(homebasePaths.saved)} className={styles.noteForm}>
        <input type="hidden" name="community" value={id} />
        <TextArea
          id={`note-${id}`}
          name="note"
          label={words.note}
          hint={words.noteHint}
          error={rejected === undefined ? undefined : words.tooLong(maxNoteLength)}
          max={maxNoteLength}
          rows={3}
          defaultValue={rejected ?? note ?? ''}
        />
        <Button type="submit" size="small">
          {words.saveNote}
        </Button>
      </form>
    </details>
  )
}
